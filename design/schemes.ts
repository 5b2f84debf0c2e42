import {dark} from './schemes/dark';
import {darkHighContrast} from './schemes/darkHighContrast';
import {light} from './schemes/light';
import {lightHighContrast} from './schemes/lightHighContrast';
import type {Scheme} from './schemes/Scheme';

export type {Scheme} from './schemes/Scheme';

/** The color schemes by the names that are stored in the reader's browser. */
export const schemes = {
  light,
  'light-high-contrast': lightHighContrast,
  dark,
  'dark-high-contrast': darkHighContrast,
} as const satisfies Record<string, Scheme>;

/** Name of a color scheme. */
export type SchemeName = keyof typeof schemes;
