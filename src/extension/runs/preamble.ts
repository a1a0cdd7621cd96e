/**
 * A few words to an agent about the markers in a text. English, whatever the person speaks, as the visible text is;
 * it names only ways back that exist.
 */
export const preamble = `The text below was shortened. Each marker #ref:ctx_… stands for text that was taken out and is kept word for word.
If you need it, ask the person: Nolife Tokens expands markers in VS Code. Where the nolife command is installed, running
"nolife show ctx_…" in a terminal of this workspace prints it.

`;
