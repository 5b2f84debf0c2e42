import {alignText} from '../../pages/alignText';
import type {Passage, PassageKind} from './Passage';

/** Collects the pieces of one passage. */
export class PassageBuilder {
  private text = '';
  private prose = '';
  private offsets: number[] = [];

  /** @param source text that all offsets lead into */
  constructor(private readonly source: string) {}

  /** Adds text that stands in the source from an offset on. */
  add(value: string, start: number, {isCode = false} = {}): void {
    const offsets = alignText(value, this.source, start);
    for (const [index, unit] of value.split('').entries()) {
      const shown = /\s/.test(unit) && unit !== '\u00a0' ? ' ' : unit;
      if (shown === ' ' && this.text.endsWith(' ')) continue;
      this.text += shown;
      this.prose += isCode ? '`' : shown;
      this.offsets.push(offsets[index]);
    }
  }

  /** Adds something that is no text, as a component or a picture, where it stands. */
  addThing(start: number): void {
    this.text += '`';
    this.prose += '`';
    this.offsets.push(start);
  }

  /** The passage; undefined when it has no text. */
  finish(kind: PassageKind): Passage | undefined {
    const {text, prose, offsets} = this;
    return /[\p{L}\p{N}]/u.test(text) ? {kind, text, prose, offsets} : undefined;
  }
}

/** A text that is a passage by itself, such as a label; none when it has no words. */
export function passageOfText(value: string, source: string, start: number, kind: PassageKind): Passage[] {
  const builder = new PassageBuilder(source);
  builder.add(value, start);
  const passage = builder.finish(kind);
  return passage ? [passage] : [];
}
