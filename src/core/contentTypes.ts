import { detectDiff } from './classify/detectDiff.ts';
import { detectFileList } from './classify/detectFileList.ts';
import { detectJson } from './classify/detectJson.ts';
import { detectLog } from './classify/detectLog.ts';
import type { Detector } from './classify/detector.ts';
import { detectText } from './classify/detectText.ts';
import type { ContentType } from './contentType.ts';
import { reduceDiff } from './reducers/diff/reduceDiff.ts';
import { reduceFileList } from './reducers/fileList/reduceFileList.ts';
import { reduceJson } from './reducers/json/reduceJson.ts';
import { reduceLog } from './reducers/log/reduceLog.ts';
import type { Reducer } from './reducers/reducer.ts';
import { reduceText } from './reducers/text/reduceText.ts';
import { extractDiff } from './signals/diff.ts';
import type { Extractor } from './signals/extractor.ts';
import { extractFileList } from './signals/fileList.ts';
import { extractJson } from './signals/json.ts';
import { extractLog } from './signals/log.ts';
import { extractText } from './signals/text.ts';

/** What the engine knows of one content type. */
export interface ContentTypeRow {
	readonly detect: Detector;
	readonly reduce: Reducer;
	readonly extract: Extractor;
}

/** The one table: a new content type is a detector, a reducer, an extractor, fixtures and a row. */
export const contentTypeTable: Readonly<Record<ContentType, ContentTypeRow>> = {
	json: { detect: detectJson, reduce: reduceJson, extract: extractJson },
	diff: { detect: detectDiff, reduce: reduceDiff, extract: extractDiff },
	log: { detect: detectLog, reduce: reduceLog, extract: extractLog },
	fileList: { detect: detectFileList, reduce: reduceFileList, extract: extractFileList },
	text: { detect: detectText, reduce: reduceText, extract: extractText },
};
