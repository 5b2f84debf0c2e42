/** One thing that is wrong with an OpenAPI file, and where. */
export interface Problem {
  /** Path of the file, as the writer knows it. */
  file: string;
  /** One-based; undefined when the file as a whole is meant. */
  line?: number;
  /** What was found and what to change. */
  message: string;
}

/** Thrown when an OpenAPI file cannot become pages; the message has a line for each problem. */
export class ApiDocumentError extends Error {
  readonly problems: Problem[];

  /** @param advice what may be done about all of them at once */
  constructor(problems: Problem[], advice: string[] = []) {
    const lines = problems.map(({file, line, message}) => `${file}${line ? `:${line}` : ''}: ${message}`);
    super([...lines, ...advice].join('\n'));
    this.name = 'ApiDocumentError';
    this.problems = problems;
  }
}
