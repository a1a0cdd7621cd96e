import { l10n } from 'vscode';
import { type Sentence, told } from '../core/sentence.ts';

/** A sentence of the engine in the person's language; one that is not translated stays English. */
export function spoken(sentence: Sentence): string {
	return told(sentence, (english) => l10n.bundle?.[english] ?? english);
}
