import type {SampleOptions} from '../samples/SampleOptions';

/** What every page of the reference is made with. */
export interface PageContext {
  baseUrl: string;
  editUrl: string;
  samples: SampleOptions;
}

/** A page and the HTML blocks that it imports. */
export interface PageWithBlocks {
  mdx: string;
  blocks: string[];
}
