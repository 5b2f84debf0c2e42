/** One thing that is wrong with an OpenAPI file, and where. */
export interface Problem {
  /** Path of the file, as the writer knows it. */
  file: string;
  /** One-based; undefined when the file as a whole is meant. */
  line?: number;
  /** What was found and what to change. */
  message: string;
}

export function linesOf(problems: Problem[]): string {
  return problems.map(({file, line, message}) => `${file}${line ? `:${line}` : ''}: ${message}`).join('\n');
}

/** Thrown when an OpenAPI file cannot become pages. */
export class ApiDocumentError extends Error {
  override name = 'ApiDocumentError';

  constructor(problems: Problem[]) {
    super(linesOf(problems));
  }
}
