import type {ExampleBlock} from '../ExampleBlock';

/** A source file for the compiler. */
export interface Unit {
  /** The block that it is made of. */
  block: ExampleBlock;
  /** Path below a folder of its own. */
  file: string;
  text: string;
  /** Headers of the pages beside it, by path. */
  headers: Map<string, string>;
  /** Included first, from the project's root. */
  preludes: string[];
  /** `NAME=value`. */
  macros: string[];
  /** A piece of something longer, which need not use what it declares. */
  isFragment: boolean;
}
