import type {OverviewSection} from './variablesNote';
import type {SampleOptions} from '../samples/callOf';

/** What every page of the reference is made with. */
export interface PageContext {
  baseUrl: string;
  editUrl: string;
  samples: SampleOptions;
  /** The whole OpenAPI document. */
  document: unknown;
  /** Where the overview says how to set the variables of samples, if it does. */
  guide?: OverviewSection;
}

/** A page and the HTML blocks that it imports. */
export interface PageWithBlocks {
  mdx: string;
  blocks: string[];
}
