import { detectBuild } from './classify/detectBuild.ts';
import { detectCode } from './classify/detectCode.ts';
import { detectDiff } from './classify/detectDiff.ts';
import { detectFileList } from './classify/detectFileList.ts';
import { detectJson } from './classify/detectJson.ts';
import { detectLog } from './classify/detectLog.ts';
import { detectMarkup } from './classify/detectMarkup.ts';
import { detectMixed } from './classify/detectMixed.ts';
import type { Detector } from './classify/detector.ts';
import { detectSearch } from './classify/detectSearch.ts';
import { detectSession } from './classify/detectSession.ts';
import { detectStackTrace } from './classify/detectStackTrace.ts';
import { detectTable } from './classify/detectTable.ts';
import { detectTerminal } from './classify/detectTerminal.ts';
import { detectTestReport } from './classify/detectTestReport.ts';
import { detectText } from './classify/detectText.ts';
import { detectYaml } from './classify/detectYaml.ts';
import type { ContentType } from './contentType.ts';
import { reduceBuild } from './reducers/build/reduceBuild.ts';
import { prepareCode, reduceUnparsed } from './reducers/code/prepareCode.ts';
import { reduceDiff } from './reducers/diff/reduceDiff.ts';
import { reduceFileList } from './reducers/fileList/reduceFileList.ts';
import { reduceJson } from './reducers/json/reduceJson.ts';
import { reduceLog } from './reducers/log/reduceLog.ts';
import { reduceMarkup } from './reducers/markup/reduceMarkup.ts';
import { reduceMixed } from './reducers/mixed/reduceMixed.ts';
import type { Prepare } from './reducers/prepare.ts';
import type { Reducer } from './reducers/reducer.ts';
import { reduceSearch } from './reducers/search/reduceSearch.ts';
import { reduceSession } from './reducers/session/reduceSession.ts';
import { reduceStackTrace } from './reducers/stackTrace/reduceStackTrace.ts';
import { reduceTable } from './reducers/table/reduceTable.ts';
import { reduceTerminal } from './reducers/terminal/reduceTerminal.ts';
import { reduceTestReport } from './reducers/testReport/reduceTestReport.ts';
import { reduceText } from './reducers/text/reduceText.ts';
import { reduceYaml } from './reducers/yaml/reduceYaml.ts';
import { extractBuild } from './signals/build.ts';
import { extractCode } from './signals/code.ts';
import { extractComposite } from './signals/composite.ts';
import { extractDiff } from './signals/diff.ts';
import type { Extractor } from './signals/extractor.ts';
import { extractFileList } from './signals/fileList.ts';
import { extractJson } from './signals/json.ts';
import { extractLog } from './signals/log.ts';
import { extractMarkup } from './signals/markup.ts';
import { extractSearch } from './signals/search.ts';
import { extractSession } from './signals/session.ts';
import { extractStackTrace } from './signals/stackTrace.ts';
import { extractTable } from './signals/table.ts';
import { extractTestReport } from './signals/testReport.ts';
import { extractText } from './signals/text.ts';
import { extractYaml } from './signals/yaml.ts';

/** What the engine knows of one content type. */
export interface ContentTypeRow {
	readonly detect: Detector;
	/** The most that `detect` can be sure, 0 to 1; 1 if none is given. When another type is surer, it is not asked. */
	readonly surest?: number;
	readonly reduce: Reducer;
	readonly extract: Extractor;
	/** Makes a reducer ready for a whole source that takes the place of `reduce`. */
	readonly prepare?: Prepare;
}

/** The one table: a new content type is a detector, a reducer, an extractor, fixtures and a row. */
export const contentTypeTable: Readonly<Record<ContentType, ContentTypeRow>> = {
	session: { detect: detectSession, reduce: reduceSession, extract: extractSession },
	testReport: { detect: detectTestReport, reduce: reduceTestReport, extract: extractTestReport },
	json: { detect: detectJson, reduce: reduceJson, extract: extractJson },
	diff: { detect: detectDiff, reduce: reduceDiff, extract: extractDiff },
	build: { detect: detectBuild, surest: 0.97, reduce: reduceBuild, extract: extractBuild },
	stackTrace: { detect: detectStackTrace, reduce: reduceStackTrace, extract: extractStackTrace },
	terminal: { detect: detectTerminal, surest: 0.98, reduce: reduceTerminal, extract: extractComposite },
	mixed: { detect: detectMixed, reduce: reduceMixed, extract: extractComposite },
	search: { detect: detectSearch, surest: 0.95, reduce: reduceSearch, extract: extractSearch },
	table: { detect: detectTable, reduce: reduceTable, extract: extractTable },
	markup: { detect: detectMarkup, surest: 0.96, reduce: reduceMarkup, extract: extractMarkup },
	yaml: { detect: detectYaml, surest: 0.95, reduce: reduceYaml, extract: extractYaml },
	log: { detect: detectLog, surest: 0.95, reduce: reduceLog, extract: extractLog },
	fileList: { detect: detectFileList, reduce: reduceFileList, extract: extractFileList },
	code: { detect: detectCode, reduce: reduceUnparsed, extract: extractCode, prepare: prepareCode },
	text: { detect: detectText, surest: 0.5, reduce: reduceText, extract: extractText },
};
