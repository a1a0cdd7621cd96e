import { reduceSections } from '../composite/reduceSections.ts';
import { sectionsBetween } from '../composite/sectionsBetween.ts';
import type { Reducer } from '../reducer.ts';
import { isPrompt } from './prompts.ts';

/**
 * What a terminal showed: prompts and commands stay, and the output of each command is reduced by its own type. Escape
 * sequences, progress bars and whatever was drawn over were resolved before (see screen/).
 */
export const reduceTerminal: Reducer = (input) => reduceSections(input, sectionsBetween(input, isPrompt));
