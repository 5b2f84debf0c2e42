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

/** Finds faults in one passage, each by the first character of its text that is wrong. */
export type Rule = (passage: Passage) => Array<{index: number; message: string}>;

export class PassageBuilder {
  private text = '';
  private prose = '';
  private offsets: number[] = [];

  /** @param source text that all offsets lead into */
  constructor(private readonly source: string) {}

  add(value: string, start: number, {isCode = false} = {}): this {
    const offsets = alignText(value, this.source, start);
    for (const [index, unit] of value.split('').entries()) {
      const shown = /\s/.test(unit) && unit !== '\u00a0' ? ' ' : unit;
      if (shown === ' ' && this.text.endsWith(' ')) continue;
      this.text += shown;
      this.prose += isCode ? '`' : shown;
      this.offsets.push(offsets[index]);
    }
    return this;
  }

  /** Adds something that is no text, as a component or a picture, where it stands. */
  addThing(start: number): void {
    this.text += '`';
    this.prose += '`';
    this.offsets.push(start);
  }

  finish(kind: PassageKind): Passage[] {
    const {text, prose, offsets} = this;
    return /[\p{L}\p{N}]/u.test(text) ? [{kind, text, prose, offsets}] : [];
  }
}

/**
 * Finds each character of a parsed text in what it was parsed from, from an offset on. That may hold more: escapes,
 * quotation marks, indentation.
 */
export function alignText(value: string, source: string, start: number): number[] {
  const offsets: number[] = [];
  let at = start;
  for (const character of value) {
    const wanted = /\s/.test(character) ? /\s/ : undefined;
    let found = at;
    while (found < source.length && !(wanted ? wanted.test(source[found]) : source[found] === character))
      found += 1;
    // A character that was written as an entity stands nowhere: it gets the place of the one before.
    const isMissing = found === source.length || found - at > 200;
    for (let unit = 0; unit < character.length; unit += 1) offsets.push(isMissing ? at : found + unit);
    if (!isMissing) at = found + character.length;
  }
  return offsets;
}
