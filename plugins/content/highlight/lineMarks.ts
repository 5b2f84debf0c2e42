/** What is said of a line of code; also the class that its `span.line` gets. */
export type LineMark = 'highlighted' | 'inserted' | 'deleted';

/** Marks by the line's index from zero. */
export type LineMarks = ReadonlyMap<number, LineMark>;
