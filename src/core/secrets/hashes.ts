import { anything, type SecretPattern } from './pattern.ts';

/** The alphabet of crypt. */
const digits = '[./A-Za-z0-9]';

function hash(literals: readonly string[], shape: string): SecretPattern {
	const behind = '(?![./A-Za-z0-9])';
	return { kind: 'password-hash', literals, shape: new RegExp(`${shape}${behind}`, 'dy'), isSecret: anything };
}

/** Passwords as systems keep them: whoever has one can try words against it. */
export const hashPatterns: readonly SecretPattern[] = [
	hash(['$2a$', '$2b$', '$2x$', '$2y$'], `\\$2[abxy]\\$\\d\\d\\$${digits}{53}`),
	hash(['$5$', '$6$'], `\\$[56]\\$(?:rounds=\\d{1,9}\\$)?${digits}{1,16}\\$${digits}{43,86}`),
	hash(['$1$', '$apr1$'], `\\$(?:1|apr1)\\$${digits}{1,8}\\$${digits}{22}`),
	// Cisco
	hash(['$8$', '$9$'], `\\$[89]\\$${digits}{14}\\$${digits}{43}`),
	hash(['$y$', '$7$'], `\\$[y7]\\$${digits}{1,60}\\$${digits}{0,86}\\$${digits}{43}`),
	hash(
		['$argon2'],
		'\\$argon2(?:id|i|d)\\$(?:v=\\d{1,3}\\$)?[mtp]=\\d{1,9},[mtp]=\\d{1,9},[mtp]=\\d{1,9}\\$[\\w+/-]{8,128}\\$[\\w+/-]{16,256}',
	),
	// Django, passlib
	hash(['pbkdf2_sha', '$pbkdf2'], '\\$?pbkdf2[-_]\\w{3,8}\\$\\d{1,9}\\$[\\w./+-]{1,128}\\$[\\w./+]{20,128}={0,2}'),
	// LDAP
	hash(['{sha', '{ssha'], '\\{S?SHA(?:256|384|512)?\\}[A-Za-z0-9+/]{27,180}={0,2}'),
];
