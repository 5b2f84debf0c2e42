/** Something in a text that a writer has to change. */
export interface Finding {
  /** From the root of the project. */
  file: string;
  line: number;
  column: number;
  /** Rule that found it: `spelling`, `term`, `number`, `figure`… */
  rule: string;
  /** What stands there, and what to write. */
  message: string;
}
