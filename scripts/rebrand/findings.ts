import type {Brand} from './Brand';
import {literal} from './rules';

/** A line that somebody should look at. */
export interface Finding {
  file: string;
  /** From 1; 0 for the file's own name. */
  line: number;
  text: string;
}

/** Shorter slugs are parts of other words, so they count only where they stand alone. */
const distinctive = 5;

/** Finds what is left of a brand, in any case and with any separator, in text that no rule has touched. */
export function leftoverPattern({slug, cPrefix, domain}: Brand): RegExp {
  const words = slug.split('-').join('[^A-Za-z0-9]{0,12}');
  const alone = (pattern: string) => `(?<![A-Za-z0-9])${pattern}(?![A-Za-z0-9])`;
  const spellings = [
    slug.length >= distinctive ? words : alone(words),
    `(?<![A-Za-z0-9])${cPrefix}(?=_)`,
    alone(literal(domain)),
  ];
  return new RegExp(spellings.join('|'), 'gi');
}

/** Names in C and in environments that a prefix would own, such as `<prefix>_init` and `CONFIG_<PREFIX>_SIZE`. */
export function prefixedNamePattern(cPrefix: string): RegExp {
  return new RegExp(`(?<![A-Za-z0-9_])(?:${cPrefix}|(?:CONFIG_)?${cPrefix.toUpperCase()})_\\w+`, 'g');
}

/**
 * Bytes that may be the service UUID, in either order, in places where the rules could not be certain.
 *
 * @param uuid `0x` and four digits
 */
export function uuidTracePattern(uuid: string): RegExp {
  const [high, low] = [uuid.slice(2, 4), uuid.slice(4)];
  return new RegExp(`${high}${low}|${low}[\\s,:\\\\x]{0,3}(?:0x|x)?${high}`, 'gi');
}

/** The lines of a text on which a pattern begins to match. */
export function findingsIn(file: string, text: string, pattern: RegExp): Finding[] {
  const lines = new Map<number, Finding>();
  for (const match of text.matchAll(pattern)) {
    const line = text.slice(0, match.index).split('\n').length;
    if (!lines.has(line)) lines.set(line, {file, line, text: match[0].replace(/\s+/g, ' ')});
  }
  return [...lines.values()];
}

/** The lines on which two texts differ, as the first has them. */
export function differingLines(file: string, text: string, other: string): Finding[] {
  const otherLines = other.split('\n');
  return text
    .split('\n')
    .map((content, index) => ({file, line: index + 1, text: content}))
    .filter(({text: content}, index) => content !== otherLines[index]);
}
