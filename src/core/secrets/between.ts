/** What stands between a name and its value. What is rare is looked for first in each. */

const backslashes = '\\\\{0,8}';

/** Between a name and its value: the end of the name's quotes, and `=`, `:`, `:=`, `=>`, or the border of a column. */
export const equals = `(?:\\*{1,2}|'{3})?${backslashes}["'\`]?\\]?[ \\t]{0,40}(?::=|=>|[?+]=|<-(?= ?["'])|={2,3}(?= ?["'])|[:=：]|(?<=[ \\t])[|│](?=[ \\t]))(?:\\*\\*(?= ))?[ \\t]{0,40}(?:(?<=: {1,8})(?:!!(?:str|binary)|&[\\w-]{1,60}) {1,8}(?![|>]))?`;

/** What logs put before each line: times, words in brackets, levels, the name of a container. */
const logged =
	'(?:(?:[\\dTZ:.,+-]{8,35}|\\[[^\\]\\n]{1,40}\\]|[A-Z]{4,8}|[\\w.-]{1,40}[ \\t]{0,20}[|│]|[-|│])[ \\t]{1,20}){0,5}';

/** Between a name and a value next to it, in YAML, JSON or XML, also in a diff or a log of it: name: PASSWORD, value: … */
export const beside = `${backslashes}["']?(?:\\\\{1,8}[nrt]|[\\s,+-]){1,40}(?:${backslashes}["']?(?!value)[\\w-]{1,30}${backslashes}["']?: ?(?:true|false|null|\\d{1,9}|"(?:string|secret|number|text|default|password|String|SecureString)"),?\\s{1,40}){0,4}${logged}${backslashes}["']?(?:parameter|output)?value${backslashes}["']?[ \\t]{0,8}[:=][ \\t]{0,8}`;

/** Before the value there is a quote. */
const quote = `(?=${backslashes}["'\`])`;

/** Between an option and its value in a list of arguments, and between the two of a pair. */
const inList = [
	// In YAML: - --password, and on the next line - …
	`(?<=^[ \\t]{0,60}- ["']?--?[\\w-]{1,60})["']?\\r?\\n[ \\t]{0,60}- `,
	`${backslashes}["'],(?<=--[\\w-]{1,60}${backslashes}["'],)\\s{0,40}(?=${backslashes}["'])`,
	`${backslashes}["'],(?=\\s{0,40}${backslashes}["'][^"'\\\\\\s]{1,400}${backslashes}["']\\s{0,40}\\])(?<=\\[\\s{0,40}${backslashes}["'][\\w-]{1,60}${backslashes}["'],)\\s{0,40}`,
];

/** Between a name with its type and its value: `password: string = "…"`, `password *string = "…"`, `Password As String = "…"`. */
export const typed = `\\??(?:[ \\t]{0,4}:[ \\t]{0,4}|[ \\t]{1,4}(?:As[ \\t]|\\*|(?=string[ \\t])))[&'\\w.<>[\\] |]{1,60}[ \\t]{0,8}=[ \\t]{0,8}(?=(?:\\w{1,20}(?:::\\w{1,20})?\\()?[@bruN]?["'\`])`;

/** Code: an array of characters, a property, what is taken if there is none, arguments of calls. */
const inCode = [
	`(?:\\[\\d{0,5}\\]|[ \\t]{0,4}\\{[ \\t]{0,4}get;[^}\\n\\r]{0,40}\\})[ \\t]{0,8}=[ \\t]{0,8}${quote}`,
	// … || "…", … ?? "…"
	`["'\\]]{0,2}\\)?[ \\t]{1,8}(?:\\|\\||\\?\\?=?)[ \\t]{1,8}${quote}`,
	// setPassword("…"), but not getPassword("…")
	`\\((?<!(?:get|read|load|fetch|find|lookup|resolve|has|is|delete|remove|by)[A-Za-z_]{0,30}\\() ?(?=[@bruN]?["'\`])`,
	// define('DB_PASSWORD', '…'), getenv("DB_PASSWORD", "…"), fill('#password', '…'), SetEnvironmentVariable(…)
	`["'][\\])"']{0,3},(?<=\\( ?["'][^"'\\n\\r(]{0,80}(?:["'][^"'\\n\\r(]{0,20}){1,3},)[ \\t]{0,20}(?:default ?= ?)?${quote}`,
	// element("#password").type("…")
	`["'\`\\]]{1,4}\\){1,3}\\.(?:fill|type|send_?keys|set_?value|press_?sequentially|val|set|send_?text|input)\\( ?${quote}`,
	// variable "db_password" { default = "…" }
	`"[ \\t]\\{(?:\\s{1,40}(?:type|description|sensitive|nullable)[ \\t]{0,40}=[^\\n\\r]{0,200}){0,4}\\s{1,40}default[ \\t]{0,40}=[ \\t]{0,8}(?=")`,
	// What PHP prints
	'["\']?\\]=>\\s{1,20}string\\(\\d{1,5}\\) (?=")',
];

/** Markup: an element, with attributes or without, one within it or behind it, and an attribute behind the name. */
const inMarkup = [
	'["\']?(?:[ \\t][^<>\\n\\r]{0,200})?>(?:(?=[^\\s<>]{1,400}<\\/)|<!\\[CDATA\\[)',
	// Written into other markup
	'&gt;(?=[^\\s<>]{1,400}&lt;\\/)',
	'(?:["\'](?:[ \\t][^<>\\n\\r]{0,100})?>|[ \\t]?>|<\\/(?:key|name|string|param-name)>)\\s{0,20}<(?:value|string|param-value)>(?=[^\\s<>]{1,400}<)',
	// The cells of a table, the term of a list and what it means
	'<\\/(?:td|th|dt)>\\s{0,20}<(?:td|dd)(?:[ \\t][^<>\\n\\r]{0,100})?>(?:<(?:code|b|strong|tt|pre|span)>)?(?:&(?:#x27|#39|quot);)?(?=[^\\s<>]{1,400}<)',
	'["\'](?<=<[^<>\\n\\r]{1,200})[ \\t](?:[^<>\\n\\r]{0,100}[ \\t])?(?:value|content)=(?=["\'])',
	// A part of a form
	'["\']\\r?\\n\\r?\\n(?<=form-data; name=["\'][^"\'\\n\\r]{1,60}["\']\\r?\\n\\r?\\n)',
];

/** A quote within a quoted field of CSV. */
export const doubled = `(?:${backslashes}"){2}`;
export const inField = `${doubled}:[ \\t]{0,8}`;

/** What else than `equals` stands there, by where the two are. */
export const otherwise = [
	// An option, a line of a Dockerfile or of a shell
	' (?<=(?:(?<![\\w-])--?|(?:(?<!\\w)|(?<=\\\\[nrt]))(?:ENV|set -[gxU]{1,3}|setenv|setx|insecure-?) ?)[\\w-]{1,60} )',
	// A sentence that quotes the value: password "…"
	` (?=${backslashes}["'][^\\s"']{1,400}["'])`,
	// In JSON: "password": ["…"], "password": {"value": "…"}
	`${backslashes}"[ \\t]{0,4}:[ \\t]{0,4}(?:\\[|\\{\\s{0,40}(?:"[\\w-]{1,30}": ?(?:true|false|null|\\d{1,9}|"[a-z]{1,20}"),?\\s{0,40}){0,4}${backslashes}"value${backslashes}"[ \\t]{0,4}:)\\s{0,40}(?=${backslashes}")`,
	...inMarkup,
	// A block of YAML
	`:[ \\t]{1,4}[|>][+-]?[ \\t]{0,4}(?:\\r?\\n|\\\\{1,8}n)${logged}[ \\t+-]{1,40}`,
	// On the next line, deeper, and behind a question mark: ? password
	`:(?<=^[ \\t-]{0,40}["']?[\\w.-]{1,80}:)[ \\t]{0,4}\\r?\\n[ \\t]{1,40}(?=["']?[^\\s:"'#-][^\\s:]{5,400}[ \\t]{0,8}\\r?$)`,
	'(?<=^[ \\t]{0,40}\\? [\\w.-]{1,80})\\r?\\n[ \\t]{0,40}: ',
	// <<EOT
	`[ \\t]{0,40}=[ \\t]{0,8}<<[-~]?["']?[A-Z]{2,20}["']?\\r?\\n[ \\t]{0,40}`,
	// What redis-cli answers
	'"\\r?\\n[ \\t]{0,8}\\d{1,6}\\) (?=")',
	// A type in the registry of Windows
	'[ \\t]{1,8}REG_SZ[ \\t]{1,8}',
	`${inField}(?=${doubled})`,
	...inList,
	...inCode,
	beside,
].join('|');

/** What stands before the quote of a string in code: @"…", b"…", N'…', String::from("…"), Some("…"). */
export const wrapped = '(?:(?:[@bruN]|(?:String::from|Some|Just|Secret|SecretStr|new \\w{1,40})\\()(?=["\'`]))?';
