/** What a passage is in its page; only paragraphs count for the reading level. */
export type PassageKind = 'paragraph' | 'heading' | 'cell' | 'label';

/** A run of text that is read in one go: a paragraph, a heading, a cell of a table, a label of a component. */
export interface Passage {
  kind: PassageKind;
  /** As readers see it, with the text of code spans; white space is one space. */
  text: string;
  /** As long as `text`, with every character of code replaced by a backtick. */
  prose: string;
  /** Where each character stands in the source, as offsets from its start. */
  offsets: number[];
  /** Header of the column that a cell stands in. */
  column?: string;
  /** First cell of the row that a cell stands in. */
  row?: string;
}
