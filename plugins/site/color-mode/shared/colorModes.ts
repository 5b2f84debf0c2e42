/** What a reader chooses: a mode, or to follow the operating system. */
export type ModeChoice = 'system' | 'light' | 'dark';

export type Mode = 'light' | 'dark';

/** The order in which the navbar's toggle goes round. */
export const modeChoices: readonly ModeChoice[] = ['system', 'light', 'dark'];

/** The choice of a reader who has made none: the dark look is the product's face. */
export const firstChoice: ModeChoice = 'dark';

/** Key in the browser's storage that holds the choice of mode; the framework's own. */
export const modeKey = 'theme';

/** Key in the browser's storage, and attribute of the root element, for the scheme of a mode. */
export const schemeKey = {light: 'light-scheme', dark: 'dark-scheme'} as const satisfies Record<Mode, string>;

/** The schemes of a mode: its own, and one of high contrast. */
export const schemesOf = {
  light: ['light', 'light-high-contrast'],
  dark: ['dark', 'dark-high-contrast'],
} as const satisfies Record<Mode, readonly [string, string]>;

export const wantsContrast = '(prefers-contrast: more)';
