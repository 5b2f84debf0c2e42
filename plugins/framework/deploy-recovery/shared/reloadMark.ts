/**
 * Name in a history entry's state: the page was reloaded because a script of it could not be loaded, and must not be
 * again. The state outlives a reload, goes away with the entry, and is there where storage is not.
 */
export const reloadMark = 'reloadedForScripts';

/** Attribute of the root element that says that scripts are on but did not come; stylesheets show what works without. */
export const failedScripts = {name: 'data-scripts', value: 'failed'} as const;
