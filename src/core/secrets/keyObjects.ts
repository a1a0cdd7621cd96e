import { anything, isRandom, type SecretPattern } from './pattern.ts';

/** Keys in parts, of which some are private. */
export const keyObjectPatterns: readonly SecretPattern[] = [
	{
		// JWK: private exponents and primes, or a key for both sides
		kind: 'private-key',
		literals: ['"kty"'],
		shape: /"kty"\s{0,4}:\s{0,4}"(?:RSA|EC|OKP|oct)"([^{}]{20,8000})/dy,
		each: /"(?:d|p|q|dp|dq|qi|k)"\s{0,4}:\s{0,4}"([\w-]{20,2000})"/dg,
		isSecret: isRandom,
	},
	{
		// Keys of .NET
		kind: 'private-key',
		literals: ['<rsakeyvalue>'],
		shape: /<RSAKeyValue>([A-Za-z0-9<>/+=\s]{20,8000})/dy,
		each: /<(?:D|P|Q|DP|DQ|InverseQ)>([A-Za-z0-9/+=\s]{20,2000})</dg,
		isSecret: anything,
	},
	{
		// Words that stand for the key of a wallet
		kind: 'wallet-key',
		literals: ['mnemonic', 'seed phrase', 'seed_phrase', 'recovery phrase'],
		shape:
			/(?:mnemonic|seed[ _]phrase|recovery phrase)["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([a-z]{3,8}(?: [a-z]{3,8}){11,23})(?![^\s"',;])(?! [a-z])/diy,
		isSecret: (words) => words === words.toLowerCase(),
	},
];
