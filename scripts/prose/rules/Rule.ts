import type {Passage} from '../passages/Passage';

/** A fault in a passage, by the characters of its text. */
export interface Fault {
  rule: string;
  /** Index of the first character that is wrong. */
  index: number;
  /** What stands there, and what to write. */
  message: string;
}

/** Finds faults in one passage. */
export type Rule = (passage: Passage) => Fault[];
