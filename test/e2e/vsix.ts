/** The package that is tested, from the project's root. */
export const vsix = 'nolife-tokens.vsix';
