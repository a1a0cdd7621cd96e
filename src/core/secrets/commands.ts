import { isPassword, isRandom, type SecretPattern } from './pattern.ts';

/** A value as an argument: in quotes or without, up to what ends a command within another. */
const argument = '["\']?((?:(?![)`]{1,3}[;|&]{0,2}(?:\\s|$))[^\\s"\'\\\\]){4,256})';

/** No word goes on before a program, and no other option ends in its name. */
const alone = '(?:(?<![\\w.])(?<!\\w-)|(?<=\\\\[nrt]-?))';

/** A value that follows something: an option of some programs, or their other arguments. */
function behind(
	literals: readonly string[],
	between: string,
	kind = 'password',
	isSecret = kind === 'password' ? isPassword : isRandom,
	flags = '',
): SecretPattern {
	const first = literals.map((literal) => literal.replace(/[.*+]/g, '\\$&')).join('|');
	return { kind, literals, shape: new RegExp(`${alone}(?:${first})${between}${argument}`, `dy${flags}`), isSecret };
}

/** An option among the arguments of a program. */
const option = (options: string) => `[\\w-]{0,12}(?:\\.exe)?(?= )[^\\n\\r|]{0,300}? (?:${options})`;

/** Programs, and by which option they take a password or a token. */
const optionPatterns: readonly SecretPattern[] = [
	behind(['sshpass', 'mysql', 'mariadb', 'mongo', '7z x', '7z a', '7za'], option('-p ?=?')),
	behind(
		['docker login', 'podman login', 'helm registry login', 'oc login', 'az login', 'twine upload'],
		option('-p ?=?'),
	),
	behind(
		['psexec', 'cqlsh', 'beeline', 'kinit', 'winrm', 'crackmapexec', 'cypher-shell', 'rabbitmqadmin', 'ncftp'],
		option('-p '),
	),
	behind(['sqlcmd', 'osql', 'bcp', 'zip', 'unzip', 'ipmitool', 'mosquitto_', 'ssh-keygen'], option('-P ?')),
	behind(['ssh-keygen'], option('-N ')),
	behind(['ldap'], option('-[wsa] ')),
	behind(['kadmin'], option('-w ')),
	behind(['mysqladmin'], option('password ')),
	behind(['neo4j-admin'], option('set-initial-password ')),
	behind(['redis-cli'], option('-a ')),
	behind(['snmp'], option('-A ')),
	behind(['snmp'], option('-X ')),
	behind(['plink', 'pscp', 'psftp', 'putty', 'kitty'], option('-pw ')),
	behind(['openssl'], option('-k ')),
	behind(['keytool', 'jarsigner', 'apksigner'], option('-(?:store|key|new|srcstore|deststore)pass ')),
	behind(['xfreerdp', 'rdesktop', 'wfreerdp'], option('/p:|-p ')),
	behind(['secretsmanager'], option('--secret-string ')),
	behind(['ssm put-parameter'], option('SecureString(?: [^\\n\\r|]{0,200}?)? --value ')),
	behind(['gh secret set', 'gh variable set'], option('(?:--body|-b) ')),
	behind(['nmcli'], option('password ')),
	behind(['codecov', 'doctl auth'], option('-t '), 'token'),
	behind(['useradd', 'usermod', 'adduser'], option('(?:-p|--password) ')),
	behind(['az acr login'], option('-p ')),
	behind(['keyvault secret set', 'ssm put-parameter'], option('--value ')),
	behind(['nmcli'], option('(?:wifi-sec\\.|802-11-wireless-security\\.)(?:psk|wep-key0) ')),
	behind(['openssl passwd'], option('-(?:1|5|6|apr1|crypt)(?: -salt \\S{1,20})? ')),
	behind(['curl'], option('(?:-U|--proxy-user) [\\w.@+-]{1,100}:')),
	behind(['schtasks'], option('/rp ')),
	behind(['mc alias set'], option('[A-Za-z0-9]{5,64} '), 'token'),
	behind(['pulumi config set'], option('--secret(?: \\S{1,80})? ')),
	behind(['mysql', 'mysqldump'], '(?:\\.exe)?["\'],[^\\n\\r\\]]{0,300}?["\']-p'),
	behind(['nuget push'], option('(?:-k|-ApiKey) '), 'token'),
];

/** Programs that take them as arguments of their own. */
const argumentPatterns: readonly SecretPattern[] = [
	behind(['rabbitmqctl'], ' (?:add_user|change_password|authenticate_user) \\S{1,60} '),
	behind(['wpa_passphrase'], ' \\S{1,60} '),
	behind(['composer config', 'poetry config'], ' (?:-\\S{1,20} )?http-basic\\.\\S{1,100} \\S{1,100} '),
	behind(['bundle config'], ' (?:set )?(?:-\\S{1,20} )?\\S{1,100} [\\w.@-]{1,60}:'),
	behind(['htpasswd'], ' (?:-\\w{0,6}n\\w{0,6} |-\\w{1,8} (?:-\\S{1,8} )?\\S{1,100} )\\S{1,60} '),
	behind(['net use'], ' [^\\n\\r|]{0,200}?/user:\\S{1,60} '),
	behind(['net user'], ' (?!/)\\S{1,60} (?!/)', 'password', isPassword, 'i'),
	behind(['consul kv put', 'etcdctl put', 'vault kv put'], ' [^\\n\\r|]{0,100}?(?:password|passwd|secret|token)[ =]'),
	behind(['addauth digest'], ' [\\w.@-]{1,60}:'),
	behind(['-setcookie'], ' ', 'token'),
	behind(['stats auth'], ' [\\w.@-]{1,60}:'),
	behind(['requirepass', 'masterauth'], '(?:["\'],|"\\r?\\n\\d{1,6}\\))?\\s{1,4}'),
	behind(['hset ', 'hmset '], '\\S{1,100} [^\\n\\r]{0,200}?(?:password|passwd) ', 'password', isPassword, 'i'),
	behind(['SQL> conn'], '(?:ect)? \\w{1,40}/(?=[^\\s@]{4,100})', 'password', isPassword, 'i'),
	behind(['NEO4J_AUTH'], '=neo4j/'),
	behind(['--requirepass', '--masterauth'], '(?:["\'],)?\\s{1,4}'),
	behind(['sqlplus', 'expdp', 'impdp', 'sqlldr', 'rman target'], ' (?:-\\S{1,8} )?["\']?\\w{1,40}/(?=[^\\s@]{4,100}@)'),
	behind(['http -', 'https -', 'xh -'], 'a [\\w.@+-]{1,100}:'),
	behind(['lftp -u '], '[\\w.@+-]{1,100},'),
	behind(['smbclient', 'rpcclient', 'net rpc'], option('-U ?["\']?[\\w.@\\\\/-]{1,60}%')),
	behind(
		[
			'vault login',
			'cargo login',
			'snyk auth',
			'ngrok authtoken',
			'ngrok config add-authtoken',
			'nuget setapikey',
			'--with-token <<<',
			'config set token',
			'configure set aws_session_token',
		],
		' (?:-\\S{1,20} )?',
		'token',
	),
	behind(['-Dsonar.login', '-Dsonar.token'], '=', 'token'),
];

/** What is told to a program by its input: `echo … | sudo -S`. */
const piped =
	'(?=["\']?[ \\t]{0,4}\\|[ \\t]{0,4}(?:[^\\n\\r|]{0,100} --password-stdin|sudo (?:-\\S{1,20} )?-S|(?:sudo )?(?:chpasswd|passwd|cryptsetup|kinit|vncpasswd|wrangler secret put|gh auth login|gh secret set|gpg [^\\n\\r|]{0,100}--passphrase-fd)))';

const others: readonly SecretPattern[] = [
	{
		kind: 'password',
		literals: ['echo ', 'printf '],
		shape: new RegExp(
			`(?:echo(?: -[ne]{1,2})?|printf(?: '[^'\\n\\r]{1,20}'| "[^"\\n\\r]{1,20}")?) ["']?(?:[\\w.-]{1,60}:(?=[^|\\n\\r]{1,300}chpasswd))?([^\\s"'|]{4,256})${piped}`,
			'dy',
		),
		isSecret: isPassword,
	},
	{
		kind: 'password',
		literals: ['-u ', '-user'],
		shape: /(?:-u|(?<=-|-proxy)-user)[ =]\\{0,8}["']?[\w.@+-]{1,128}:([^\s"'/\\]{1,256})(?![^\s"'\\])/dy,
		isSecret: isPassword,
	},
	{
		kind: 'password',
		literals: ['curl'],
		shape: /curl(?= )[^\n\r|]{0,200}? -[a-zA-Z]{0,8}u["']?[\w.@+-]{1,128}:([^\s"'/\\]{1,256})(?![^\s"'\\])/dy,
		isSecret: isPassword,
	},
	{
		// What follows it, or the lines of it
		kind: 'password',
		literals: ['chpasswd'],
		shape:
			/chpasswd(?: -\w{1,10})?(?: <<<|:?[ \t]{0,4}(?:<<[-~]?["']?\w{1,20}["']?|\n[ \t]{1,20}(?:expire: ?\w{1,8}\n[ \t]{1,20})?list:[ \t]{0,4}[|>]?-?)\r?\n)((?:[ \t]{0,20}(?:- )?["']?[\w.-]{1,60}:[^\s"']{4,256}["']?\r?$\n?){1,60})/dmy,
		each: /[\w.-]{1,60}:([^\s"']{4,256})/dg,
		isSecret: isPassword,
	},
	{
		// OpenSSL
		kind: 'password',
		literals: ['pass:'],
		shape: /(?<=-pass(?:in|out|word)? ["']?)pass:([^\s"'\\]{4,256})/dy,
		isSecret: isPassword,
	},
];

/** Values on command lines that neither their names nor their forms give away. */
export const commandPatterns: readonly SecretPattern[] = [...optionPatterns, ...argumentPatterns, ...others];
