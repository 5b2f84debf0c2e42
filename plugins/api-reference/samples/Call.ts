/** A part of a call's path or a value in it: a text that is sent as it is, or a variable of the environment. */
export type Piece = {text: string} | {variable: string};

/** One call of an operation, before it is written in a language. */
export interface Call {
  /** In upper case. */
  method: string;
  /** Address: variables, and texts that are percent-encoded already. */
  url: Piece[];
  headers: Array<{name: string; value: Piece[]}>;
  /** A value that is sent as JSON. */
  json?: unknown;
  /** Fields that are sent as a form. */
  form?: Record<string, string>;
  /** A body of another kind. */
  text?: string;
  answer: Answer;
}

/** What the caller does with the answer. */
export interface Answer {
  /** A document is kept in a file, JSON is printed, and a status may be all there is. */
  kind: 'json' | 'file' | 'text' | 'none';
  /** Name of the file. */
  file?: string;
  /** Header with the token of the next page. */
  nextPage?: string;
}

/** The variables that a call reads, in the order in which they come. */
export function variablesOf({url, headers}: Call): string[] {
  const pieces = [...url, ...headers.flatMap(({value}) => value)];
  return [...new Set(pieces.flatMap((piece) => ('variable' in piece ? [piece.variable] : [])))];
}
