import type {SplitOptions} from './records/splitIndex';

export interface SearchOptions extends SplitOptions {
  /** Routes without the base URL whose pages are not found: the search page and the not-found page. */
  leftOut: string[];
}
