/** Path at which the development server tells the problems of a page, as events. */
export const hintsPath = '/page-hints';

export interface Hint {
  /** From the root of the project. */
  file: string;
  /** From 1. */
  line: number;
  /** What was found, and what to write instead. */
  message: string;
}
