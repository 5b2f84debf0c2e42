import type {Passage} from './passages/Passage';

/** Something in a text that a writer has to change. */
export interface Finding {
  /** From the root of the project. */
  file: string;
  line: number;
  column: number;
  /** Rule that found it: `term`, `number`, `figure`, `link`. */
  rule: string;
  /** What stands there, and what to write. */
  message: string;
}

/** A fault in a passage, by the first character of its text that is wrong. */
export interface Fault {
  rule: string;
  index: number;
  message: string;
}

/** Finds faults in one passage. */
export type Rule = (passage: Passage) => Fault[];
