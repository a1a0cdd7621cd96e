/** A name is sought from each word on, which takes time; most lines have no version. */
const version = /@\d/;
const packageName = /(?<=\s)@?[\w.][\w./-]{0,100}@\d[\w.+-]{0,60}/;

/** The packages that npm's own log has named. */
export class NpmPackages {
	private readonly names = new Set<string>();

	/** Whether a line names a package, with its version, that no line above names. */
	isNamedAnew(line: string): boolean {
		const name = line.startsWith('npm ') && version.test(line) ? packageName.exec(line)?.[0] : undefined;
		if (name === undefined || this.names.has(name)) return false;
		this.names.add(name);
		return true;
	}
}
