import { writeFile } from 'node:fs/promises';
import { usedSentences } from './l10n/usedSentences.ts';

// English, sentence to sentence: what translators begin with.
const bundle = Object.fromEntries(usedSentences().map((sentence) => [sentence, sentence]));

await writeFile('l10n/bundle.l10n.json', `${JSON.stringify(bundle, null, 2)}\n`);
