import type {PageBlock} from '../page/PageBlock';

/** A block that the platform told a key or a secret in a run. */
export interface SecretBlock {
  block: PageBlock;
  /** The blocks of the run before it. */
  before: PageBlock[];
  /** All blocks of the run. */
  blocks: PageBlock[];
  /** Files that were new after it, by their paths from the folder in which the reader begins. */
  written: string[];
}
