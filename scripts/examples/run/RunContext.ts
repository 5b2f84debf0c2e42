import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import type {PageBlock} from '../page/PageBlock';
import type {Database} from '../sql/Database';

/** What runs have in common. */
export interface RunContext {
  document: OpenApiDocument;
  /** Addresses that pages state for the platform; the sandbox of the run answers for them. */
  platformUrls: string[];
  /** Path of a Python with the packages that examples import. */
  python: string;
  openDatabase(): Promise<Database>;
  /** Whether a block is listed as one that cannot be run. */
  isNotRun(block: PageBlock): boolean;
  /** Blocks of other pages that readers have followed before a block. */
  neededBy(block: PageBlock): PageBlock[];
  /** Milliseconds without a sign of life, after which a command, or the next line of one in the background, is given up. */
  timeouts: {command: number; background: number};
}
