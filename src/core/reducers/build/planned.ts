/** What tools tell of things that they change, by the text of a line without its indent. */

/** Opens what terraform plans for one thing. */
const thing = /^# \S.{0,300} (?:will be|must be|has) \w/;
const destroyed = /^# \S.{0,300} will be destroyed/;
/** Ends a plan. */
const sum = /^Plan: \d/;
/** An attribute that a new thing will have, whatever it will be; one that a thing had which goes. */
const unknown = /^\+ [\w".-]{1,80} {1,60}= \(known after apply\)$/;
const gone = /^- [\w".-]{1,80} {1,60}= .{0,300} -> null$/;
/** Done, not only planned. */
const done =
	/^\S{1,300}: (?:Creating|Modifying|Destroying|(?:Creation|Modifications|Destruction) complete)\b|^[a-z][\w.]{1,80}\/\S{1,200} (?:created|configured|deleted|pruned|patched|replaced|serverside-applied)\b/;

/** Follows what a plan says of one thing after another. */
export class Planned {
	private thing = '';
	private number = 0;

	/** Takes a line; returns the key of those that say as little of the same thing, nothing for one that has to stay, undefined for any other. */
	keyOf(line: string): { readonly noise?: string } | undefined {
		if (done.test(line)) return {};
		if (thing.test(line)) {
			this.thing = line;
			this.number++;
			return {};
		}
		if (this.thing === '') return undefined;
		if (sum.test(line)) this.thing = '';
		if (unknown.test(line)) return { noise: `unknown ${this.number}` };
		return gone.test(line) && destroyed.test(this.thing) ? { noise: `gone ${this.number}` } : {};
	}
}
