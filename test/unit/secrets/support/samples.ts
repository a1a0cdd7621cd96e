/** Made-up secrets of each kind, put together here, so that no file holds one in a piece. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Characters of an alphabet as if by chance, the same for the same seed. */
export function random(length: number, seed = 1, alphabet = LETTERS): string {
	let state = seed * 7919;
	let made = '';
	while (made.length < length) {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		made += alphabet[(state >>> 8) % alphabet.length];
	}
	return made;
}

const upper = (length: number, seed = 1) => random(length, seed, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567');
const hex = (length: number, seed = 1) => random(length, seed, '0123456789abcdef');
const digits = (length: number, seed = 1) => random(length, seed, '123456789');
const letters = (length: number, seed = 1) => random(length, seed, LETTERS.slice(0, 52));

const pemBody = Array.from({ length: 6 }, (_, i) => random(64, i + 1, `${LETTERS}+/`)).join('\n');

export function pem(kind = 'RSA PRIVATE KEY', body = `MII${pemBody}`): string {
	return `-----BEGIN ${kind}-----\n${body}\n-----END ${kind}-----`;
}

function jwt(seed = 1): string {
	return `eyJ${random(33, seed)}.eyJ${random(60, seed + 1)}.${random(43, seed + 2)}`;
}

/** A sample: kind, what stands before the value, the value, what stands behind it. */
export type Sample = readonly [kind: string, before: string, value: string, after: string];

/** What each of the maintained rules that are run finds. */
export const maintainedSamples: Readonly<Record<string, readonly Sample[]>> = {
	'1password': [['1password-token', '', `ops_${btoa(JSON.stringify({ email: 'a@b.c', secretKey: random(122) }))}`, '']],
	anthropic: [['anthropic-key', '', `sk-ant-api03-${random(93)}AA`, '']],
	cloudflare: [['cloudflare-token', '', `cfut_${random(40)}${hex(8)}`, '']],
	'database-connection-string': [
		['password', 'mongodb+srv://app:', random(14), '@cluster0.db.net/prod'],
		['password', 'postgresql://app:', random(14), '@db:5432/prod'],
		['password', 'jdbc:mysql://app:', random(14), '@db:3306/prod'],
	],
	databricks: [['databricks-token', '', `dapi${hex(32)}`, '']],
	docker: [['docker-token', '', `dckr_pat_${random(27)}`, '']],
	figma: [['figma-token', '', `figd_${random(44)}`, '']],
	github: [
		['github-token', '', `ghp_${random(36)}`, ''],
		['github-token', '', `github_pat_${random(82)}`, ''],
		['github-token', '', `ghs_${digits(6)}_${random(30)}.${random(900)}.${random(43)}`, ''],
	],
	gitlab: [['gitlab-token', '', `glpat-${random(20)}`, '']],
	grafana: [
		['grafana-token', '', `glc_${random(60)}`, ''],
		['grafana-token', '', `glsa_${random(32)}_${hex(8)}`, ''],
	],
	groq: [['groq-key', '', `gsk_${random(52)}`, '']],
	'hashicorp-vault': [['vault-token', '', `hvs.${random(95)}`, '']],
	huggingface: [['huggingface-token', '', `hf_${letters(34)}`, '']],
	linear: [['linear-key', '', `lin_api_${random(40)}`, '']],
	notion: [['notion-token', '', `ntn_${digits(11)}${random(35)}`, '']],
	npm: [['npm-token', '', `npm_${random(36)}`, '']],
	openai: [
		['openai-key', '', `sk-${random(20)}T3BlbkFJ${random(20, 2)}`, ''],
		['openai-key', '', `sk-proj-${random(74)}T3BlbkFJ${random(74, 2)}`, ''],
	],
	sendgrid: [['sendgrid-key', '', `SG.${random(22)}.${random(43, 2)}`, '']],
	shopify: [['shopify-token', '', `shpat_${hex(32)}`, '']],
	slack: [
		['slack-token', '', `xoxb-${digits(12)}-${digits(12, 2)}-${random(24)}`, ''],
		['slack-token', 'https://hooks.slack.com/services/', `T${upper(8)}/B${upper(8)}/${random(24)}`, ''],
	],
	stripe: [['stripe-key', '', `sk_live_${random(30)}`, '']],
	tailscale: [['tailscale-key', '', `tskey-auth-${random(16)}-${random(32, 2)}`, '']],
	vercel: [['vercel-token', '', `vcp_${random(40)}`, '']],
};

/** What our own patterns find. */
export const ownSamples: readonly Sample[] = [
	['aws-key', '', `AKIA${upper(16)}`, ''],
	['aws-key', 'aws_secret_access_key = ', random(40), ''],
	['aws-key', '"SecretAccessKey": "', random(40), '"'],
	['gcp-key', '', `AIza${random(35)}`, ''],
	['gcp-key', '', `ya29.${random(60)}`, ''],
	['azure-key', 'AccountName=x;AccountKey=', `${random(86)}==`, ';EndpointSuffix=core'],
	['azure-key', 'https://x.blob.core/y?sv=1&sig=', `${random(43)}%3D`, ''],
	['azure-key', '', `${random(3)}8Q~${random(34)}`, ''],
	['gitlab-token', '', `glrt-${random(20)}`, ''],
	['npm-token', '//registry.x.org/:_authToken=', random(36), ''],
	['github-token', 'https://', hex(40), ':x-oauth-basic@github.com/a/b'],
	['password', 'redis://:', random(12), '@cache:6379/0'],
	['password', 'https://joe:', random(12), '@host.x/path'],
	['password', 'https:\\/\\/joe:', random(12), '@host.x\\/path'],
	['password', 'Server=db;User Id=sa;Password=', `${random(10)}1!`, ';Encrypt=true'],
	['password', 'DB_PASSWORD=', `${random(10)}1`, ''],
	['password', '"password": "', `${random(10)}1\\"x`, '"'],
	['password', '{\\"password\\":\\"', `${random(10)}1`, '\\"}'],
	['password', 'mysqldump --password=', `${random(10)}1`, ' db'],
	['token', 'curl --token ', random(32), ' x'],
	['secret', 'CLIENT_SECRET="', random(32), '"'],
	['secret', "client_secret: '", random(32), "'"],
	['token', 'GET /x?access_token=', random(32), '&page=2'],
	['api-key', 'X-Api-Key: ', random(32), ''],
	['api-key', 'STORAGE_KEY=', random(32), ''],
	['authorization', 'Authorization: Basic ', random(32), ''],
	['authorization', '-H "Authorization: Bearer ', random(40), '"'],
	['authorization', 'sent bearer ', random(40), ' to x'],
	['jwt', '', jwt(), ''],
	['private-key', '-----BEGIN RSA PRIVATE KEY-----\n', `MII${pemBody}`, '\n-----END RSA PRIVATE KEY-----'],
	[
		'private-key',
		'"-----BEGIN PRIVATE KEY-----\\n',
		`MII${pemBody.replaceAll('\n', '\\n')}`,
		'\\n-----END PRIVATE KEY-----\\n"',
	],
	['private-key', '-----BEGIN OPENSSH PRIVATE KEY-----\n', pemBody, '\n'],
	[
		'private-key',
		`-----BEGIN EC PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES,${hex(32)}\n\n`,
		pemBody,
		'\n',
	],
	[
		'private-key',
		'---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\n',
		pemBody,
		'\n---- END SSH2 ENCRYPTED PRIVATE KEY ----',
	],
	['private-key', 'Private-Lines: 6\n', pemBody, `\nPrivate-MAC: ${hex(64)}`],
	...['PRIVATE', 'RSA PRIVATE', 'EC PRIVATE', 'DSA PRIVATE', 'OPENSSH PRIVATE', 'ENCRYPTED PRIVATE'].map(
		(kind): Sample => ['private-key', '    client-key-data: ', btoa(pem(`${kind} KEY`)), '\n'],
	),
	['private-key', '', btoa(pem('PGP PRIVATE KEY BLOCK')).replace(/.{80}/g, '$&\n'), '\n'],
	['private-key', '', `AGE-SECRET-KEY-1${upper(58)}`, ''],
	['gcp-key', '', `1//0${random(60)}`, ''],
	['slack-token', '', `xoxe.xoxp-1-${random(150)}`, ''],
	['openrouter-key', '', `sk-or-v1-${hex(64)}`, ''],
	['replicate-token', '', `r8_${random(37)}`, ''],
	['perplexity-key', '', `pplx-${random(48)}`, ''],
	['xai-key', '', `xai-${random(80)}`, ''],
	['square-token', '', `sq0atp-${random(22)}`, ''],
	['rubygems-key', '', `rubygems_${hex(48)}`, ''],
	['crates-token', '', `cio${random(32)}`, ''],
	['heroku-key', '', `HRKU-AA${random(58)}`, ''],
	['fly-token', 'FlyV1 ', `fm2_${random(150)}`, ''],
	['netlify-token', '', `nfp_${random(36)}`, ''],
	['supabase-token', '', `sbp_${hex(40)}`, ''],
	['planetscale-token', '', `pscale_tkn_${random(43)}`, ''],
	['newrelic-key', '', `NRAK-${upper(27)}`, ''],
	['sentry-token', '', `sntryu_${hex(64)}`, ''],
	['atlassian-token', '', `ATATT3xFfGF0${random(180)}`, ''],
	['notion-token', '', `secret_${random(43)}`, ''],
	['airtable-token', '', `pat${random(14)}.${hex(64)}`, ''],
	['postman-key', '', `PMAK-${hex(24)}-${hex(34)}`, ''],
	['doppler-token', '', `dp.pt.${random(43)}`, ''],
	['pulumi-token', '', `pul-${hex(40)}`, ''],
	['circleci-token', '', `CCIPAT_${random(22)}_${hex(40)}`, ''],
	['buildkite-token', '', `bkua_${hex(40)}`, ''],
	['terraform-token', '', `${random(14)}.atlasv1.${random(67)}`, ''],
	['mailchimp-key', '', `${hex(32)}-us12`, ''],
	['telegram-token', `${digits(10)}:`, `AA${random(33)}`, ''],
	['webhook', `https://discord.com/api/webhooks/${digits(18)}/`, random(68), ''],
	['webhook', 'https://x.webhook.office.com/webhookb2/', `${hex(36)}@${hex(36)}/IncomingWebhook/${hex(32)}`, ''],
	['password', 'jdbc:oracle:thin:app/', `${random(10)}1`, '@//db:1521/x'],
	['password', 'machine x.org login joe password ', `${random(10)}1`, ''],
	['password', 'curl -u joe:', `${random(10)}1`, ' https://x.org'],
	['password', 'curl --user "joe:', `${random(10)}1`, '" https://x.org'],
	['password', 'sshpass -p ', `${random(10)}1`, ' ssh joe@x.org'],
	['password', 'openssl rsa -passin pass:', `${random(10)}1`, ' -in a.pem'],
	['password', 'redis-cli -h x.org -a ', `${random(10)}1`, ' ping'],
	['token', 'git clone https://', random(40), '@git.x.org/a/b.git'],
	['password', 'mysql -h db -u joe -p', `${random(10)}1`, ' main'],
	['password', 'docker login -u joe -p ', `${random(10)}1`, ' x.org'],
	['password', 'ENV DB_PASSWORD ', `${random(10)}1`, ''],
	['password', 'DB_PASS=', `${random(10)}1`, ''],
	['password', '<password>', `${random(10)}1`, '</password>'],
	['password', '<add key="DbPassword" value="', `${random(10)}1`, '"/>'],
	['password', '- name: DB_PASSWORD\n  value: "', `${random(10)}1`, '"'],
	['password', '{"name":"DB_PASSWORD","value":"', `${random(10)}1`, '"}'],
	['password', 'login failed with password "', `${random(10)}1`, '"'],
	['password', '| password | ', `${random(10)}1`, ' |'],
	['password', '+ password                   = "', `${random(10)}1`, '"'],
	['secret', 'SECRET_KEY_BASE=', hex(64), ''],
	['secret', 'credentials: ', random(32), ''],
	['token', 'TOKEN=', `/${random(42)}=`, ''],
	['authorization', 'Authorization: ', random(32), ''],
	['authorization', 'Proxy-Authorization: Basic ', random(32), ''],
	['registry-login', '{"auths":{"x.org":{"auth":"', random(32), '"}}}'],
	['signed-url', 'https://x.org/k?X-Amz-Signature=', hex(64), '&X-Amz-Date=1'],
	['cookie', 'Set-Cookie: sid=', random(32), '; Path=/; HttpOnly'],
	['cookie', 'Set-Cookie: sid=', random(12, 2), '; Path=/'],
	['cookie', '{"name":"Cookie","value":"sid=', random(32), '"}'],
	['cookie', '{"name":"set-cookie","value":"sid=', random(32), '; Path=/"}'],
	['cookie', '"cookies":[{"name":"lang","value":"en"},{"name":"sid","value":"', random(32), '","path":"/"}]'],
	['password', '"{""user"":""joe"",""password"":""', `${random(10)}1`, '""}",2'],
	['token', '"{""token"": ""', random(32), '""}"'],
	['password', '{"pw": "', `${random(10)}1`, '"}'],
	['password', "CREATE USER 'joe'@'%' IDENTIFIED BY '", `${random(10)}1`, "';"],
	['password', 'alter user joe identified with sha256_password by "', `${random(10)}1`, '";'],
	['password', '["password","', `${random(10)}1`, '"]'],
	['password', '["mysqldump", "--password", "', `${random(10)}1`, '", "main"]'],
	['token', '["--token","', random(32), '"]'],
	['password', 'password: |\n  ', `${random(10)}1`, '\n'],
	['token', 'token: >-\n    ', random(32), '\n'],
	['password', '10:00:00 INFO - name: DB_PASSWORD\n10:00:00 INFO   value: ', `${random(10)}1`, '\n'],
	['password', 'web-1  | password: |\nweb-1  |   ', `${random(10)}1`, '\n'],
	['password', 'password = """', `${random(10)}1`, '"""'],
	['password', "password = '''\n", `${random(10)}1`, "\n'''"],
	['password', 'curl -sSujoe:', `${random(10)}1`, ' https://x.org'],
	['password', 'curl --user=joe:', `${random(10)}1`, ' https://x.org'],
	['aws-key', 'aws configure set aws_secret_access_key ', random(40), ' --profile x'],
	['password-hash', 'joe:', `$2b$12$${random(53)}`, ''],
	['password-hash', 'root:', `$6$${random(16)}$${random(86)}`, ':19000:0:99999:7:::'],
	['password-hash', '', `$5$rounds=5000$${random(16)}$${random(43)}`, ''],
	['password-hash', 'joe:', `$apr1$${random(8)}$${random(22)}`, ''],
	['password-hash', '', `$y$j9T$${random(22)}$${random(43)}`, ''],
	['password-hash', '"hash": "', `$argon2id$v=19$m=65536,t=3,p=4$${random(22)}$${random(43)}`, '"'],
	['password-hash', '', `pbkdf2_sha256$600000$${random(22)}$${random(43)}=`, ''],
	['password-hash', 'userPassword: ', `{SSHA}${random(38)}==`, ''],
	['cookie', 'Cookie: theme=', `dark; sid=${random(32)}`, ''],
];
