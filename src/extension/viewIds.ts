/** The inspector in the bottom panel; package.json contributes it. */
export const inspectorViewId = 'nolife.inspector';

/** The inspector as an editor tab. */
export const inspectorTabId = 'nolife.inspectorTab';
