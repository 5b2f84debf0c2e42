/** Where a text breaks the rules of its language. */
export interface SyntaxFault {
  /** Line of the text, from 1. */
  line: number;
  /** What was found, without the place. */
  message: string;
}
