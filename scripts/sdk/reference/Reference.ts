/** A cell of a table, as plain text. */
export interface Cell {
  text: string;
  /** Line of the page, from 1. */
  line: number;
}

/** One row of a table below its header: cells by the header of their column. */
export type Row = Record<string, Cell>;

/** A table of the reference page. */
export interface Table {
  columns: string[];
  rows: Row[];
  line: number;
}

/** Code of the reference page. */
export interface Code {
  text: string;
  language: string;
  /** Line of the opening fence. */
  line: number;
}

/** What stands below one heading, up to the next. */
export interface Section {
  heading: string;
  line: number;
  codes: Code[];
  tables: Table[];
}

/** A `<Field>` that describes a configuration option. */
export interface OptionField {
  /** Texts by property: `name`, `range`, `unit`, `default`, `since`. */
  properties: Record<string, string>;
  meaning: string;
  line: number;
}

/** The SDK reference, as its page states it. */
export interface Reference {
  /** Path from the project's root. */
  file: string;
  sections: Section[];
  options: OptionField[];
}
