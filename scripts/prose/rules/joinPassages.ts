import type {Passage} from '../passages/Passage';

/** Between two passages, so that a language parser ends a paragraph there. */
const gap = '\n\n';

/** Names that no dictionary holds: `skerry_init`, `nRF52840`, `support@skerry.example`, `security.txt`. */
const names = /[\p{L}\p{N}_.@:/-]*(?:[\p{N}_@]|[\p{L}]\.(?=\p{L}))[\p{L}\p{N}_.@:/-]*/gu;

/** Passages as one text, with the place of each character in the source. */
export interface JoinedText {
  text: string;
  /** As many as `text` has characters. */
  offsets: number[];
}

/** Joins the prose of passages, each a paragraph of its own, with backticks in the place of code and of names. */
export function joinPassages(passages: readonly Passage[]): JoinedText {
  let text = '';
  const offsets: number[] = [];
  for (const passage of passages) {
    text += passage.prose.replace(names, (name) => '`'.repeat(name.length)) + gap;
    for (const offset of passage.offsets) offsets.push(offset);
    const end = (passage.offsets.at(-1) ?? 0) + 1;
    for (let index = 0; index < gap.length; index += 1) offsets.push(end);
  }
  return {text, offsets};
}
