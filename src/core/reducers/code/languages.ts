/** A language whose outline can be told. */
export interface Language {
	/** What people call it. */
	readonly name: string;
	/** Its grammar among those of tree-sitter. */
	readonly grammar: string;
	/** Endings of file names, without the dot. */
	readonly endings: readonly string[];
	/** How lines begin that hardly any source in another language has. */
	readonly sign?: RegExp;
}

/** The grammars are those that scripts/build.mjs ships. */
const languages: readonly Language[] = [
	{
		name: 'PHP',
		grammar: 'php',
		endings: ['php', 'phtml'],
		sign: /^(?:<\?php\b|\$\w{1,60} = |\$this->|use [\w\\]{1,120};)/,
	},
	{
		name: 'Rust',
		grammar: 'rust',
		endings: ['rs'],
		sign: /^(?:pub(?:\(\w{1,20}\))? )?(?:async )?(?:fn \w|impl\b|mod \w|use \w{1,40}::|#!?\[|let mut )/,
	},
	{
		name: 'Go',
		grammar: 'go',
		endings: ['go'],
		sign: /^(?:package \w{1,40}$|func [(\w]|import [("]|type \w{1,60} (?:struct|interface)\b|\w{1,40} := )/,
	},
	{
		name: 'Python',
		grammar: 'python',
		endings: ['py', 'pyi', 'pyw'],
		sign: /^(?:(?:async )?def \w{1,80}\(|class \w{1,80}(?:\([^()]{0,80}\))?:$|from [\w.]{1,80} import |import [\w.]{1,80}$|elif |if __name__ ==)/,
	},
	{
		name: 'C#',
		grammar: 'c-sharp',
		endings: ['cs', 'csx'],
		sign: /^(?:using [\w.]{1,80};|namespace [\w.]{1,80}|(?:public|internal) (?:(?:static|sealed|abstract|partial) ){0,3}(?:class|interface|record|struct) )/,
	},
	{
		name: 'Java',
		grammar: 'java',
		endings: ['java'],
		sign: /^(?:package [\w.]{1,80};|import (?:static )?[\w.*]{1,120};|@Override\b|public (?:(?:final|abstract|static) ){0,3}(?:class|interface|enum|record) )/,
	},
	{
		name: 'Ruby',
		grammar: 'ruby',
		endings: ['rb', 'rake', 'gemspec', 'ru'],
		sign: /^(?:require(?:_relative)? ['"]|def (?:self\.)?\w{1,60}[?!]?(?:\(|$)|module [A-Z]\w{0,60}$|class [A-Z]\w{0,60}(?: < |$)|end$|attr_\w{1,20} :)/,
	},
	{
		name: 'C++',
		grammar: 'cpp',
		endings: ['c', 'h', 'cc', 'cpp', 'cxx', 'hpp', 'hh', 'hxx', 'ino', 'inl'],
		sign: /^(?:#\s{0,9}(?:include|define|ifn?def|endif|pragma)\b|(?:(?:static|inline|const|extern) ){0,3}(?:void|int|char|bool|size_t) \*?[\w:]{1,80}\(|template ?<|namespace \w{1,60} \{|std::)/,
	},
	{
		// It reads JavaScript, too, so it does for sources without a name.
		name: 'TypeScript',
		grammar: 'tsx',
		endings: ['tsx'],
		sign: /^(?:import [\w*{]|export (?:default|const|function|class|type|interface|enum) |(?:const|let|var) |(?:async )?function\b|module\.exports|['"]use strict|interface \w|type \w{1,60} = |(?:private|protected|readonly) \w{1,60}\??: )/,
	},
	{ name: 'TypeScript', grammar: 'typescript', endings: ['ts', 'mts', 'cts'] },
	{ name: 'JavaScript', grammar: 'javascript', endings: ['js', 'mjs', 'cjs', 'jsx'] },
];

/** Lines of a source that are looked at, and UTF-16 units of each. */
const LOOK = 400;
const WIDTH = 200;
/** Fewer signs than this say nothing. */
const FEWEST = 2;

/** The language of a source: by the ending of its name, else the one of which its start has the most signs. */
export function languageOf(name: string, text: string): Language | undefined {
	const ending = /\.(\w{1,8})$/.exec(name)?.[1]?.toLowerCase();
	const named = languages.find(({ endings }) => ending !== undefined && endings.includes(ending));
	return named ?? mostSigns(text);
}

function mostSigns(text: string): Language | undefined {
	const head = text.slice(0, LOOK * WIDTH).split('\n', LOOK);
	const lines = head.map((line) => line.slice(0, WIDTH).trim());
	let best: Language | undefined;
	let most = FEWEST - 1;
	for (const language of languages) {
		const found = lines.filter((line) => language.sign?.test(line)).length;
		if (found > most) [best, most] = [language, found];
	}
	return best;
}
