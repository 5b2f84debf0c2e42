import escapeRegExp from 'lodash/escapeRegExp';

export interface Tolerance {
  /** Words, or keys of JSON, whose values vary. */
  varies: readonly string[];
  /** Whether nothing may differ but those: for results that must be right to the last digit. */
  exact: boolean;
  /** Whether it shows some of it only: lines one after the other, or one value of JSON at any depth. */
  part: boolean;
  /** What is the same ID in the page must be the same in all outputs of a run. */
  ids: Map<string, string>;
}

const retentionDays = 30;

/** A time counter of the last 30 days stands for another day; the numbers from 20000 on are days from 2024-10-04 on. */
function isRecentDay(_: string, found: string): boolean {
  const age = Math.floor(Date.now() / 86_400_000) - Number(found);
  return age >= 0 && age <= retentionDays;
}

const shape = (text: string) => text.replace(/\.\d+/, '').replaceAll(/\d/g, '0');
const isAsLong = (shown: string, found: string) => shown.length === found.length;

/**
 * Kinds of values that differ from run to run, and whose shape alone is compared: a regular expression without groups,
 * beside which neither a letter nor a digit may stand, and whether what came out may stand for what the page shows.
 */
const kinds: Record<string, [pattern: string, accepts?: (shown: string, found: string) => boolean]> = {
  uuid: ['[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'],
  time: [
    '20\\d\\d-\\d\\d-\\d\\d(?:[T ]\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?(?:Z|[+-]\\d\\d:?\\d\\d)?)?',
    (shown, found) => shape(shown) === shape(found),
  ],
  unixTime: ['1[0-9]{9}(?:\\.\\d+)?'],
  hex: ['(?:[0-9a-f]{64}|[0-9a-f]{32})', isAsLong],
  base64: ['(?:[A-Za-z0-9+/]{43}=|[A-Za-z0-9+/]{22}==)', isAsLong],
  timeCounter: ['2[0-4]\\d{3}', isRecentDay],
};

const bounded = (pattern: string) => `(?<![\\w+/.=-])${pattern}(?![\\w+/=]|\\.\\d|-\\w)`;
const anyKind = Object.entries(kinds)
  .map(([kind, [pattern]]) => `(?<${kind}>${bounded(pattern)})`)
  .join('|');

/** Whether a value that came out may stand for one of a kind that the page shows. */
function accepts(kind: string, shown: string, found: string, ids: Tolerance['ids']): boolean {
  if (kind !== 'uuid') return shown === found || (kinds[kind][1]?.(shown, found) ?? true);
  if (!ids.has(shown)) ids.set(shown, found);
  return ids.get(shown) === found;
}

/** Whether a printed line, or a text in JSON, is the one that a page shows. */
export function matchLine(shown: string, found: string, {varies, exact, ids}: Omit<Tolerance, 'part'>) {
  const words = varies.toSorted((left, right) => right.length - left.length).map(escapeRegExp);
  const variable = [
    ...(words.length > 0 ? [`(?<![\\w.])(?<word>${words.join('|')})(?!\\w|\\.\\d)`] : []),
    ...(exact ? [] : [anyKind]),
  ];
  const expected: {kind: string; value: string}[] = [];
  let pattern = '';
  let end = 0;
  let hasVaried = false;
  // Without any alternative, nothing may be found.
  const places = shown.matchAll(new RegExp(variable.join('|') || '(?!)', 'g'));
  for (const {0: value, index, groups = {}} of places) {
    pattern += escapeRegExp(shown.slice(end, index));
    end = index + value.length;
    if (groups.word !== undefined) {
      hasVaried = true;
      pattern += /^-?\d+(\.\d+)?$/.test(value) ? '-?\\d+(?:\\.\\d+)?' : '\\S+';
      continue;
    }
    const kind = Object.keys(kinds).find((each) => groups[each] !== undefined) ?? '';
    expected.push({kind, value});
    pattern += `(${bounded(kinds[kind][0])})`;
  }
  pattern += escapeRegExp(shown.slice(end));
  // Columns shift with the width of a number.
  if (hasVaried) pattern = pattern.replaceAll(/ +/g, ' +');
  const match = new RegExp(`^${pattern}$`).exec(found);
  return (
    match !== null && expected.every(({kind, value}, index) => accepts(kind, value, match[index + 1], ids))
  );
}

/** Lines of a text without white space at their ends and empty lines around them. */
export function trimmedLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== '');
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1);
}

export const isEllipsis = (line: string) => ['…', '...'].includes(line.trim());

/** How many of some lines match from an index of the output on. */
function countMatching(lines: string[], found: string[], from: number, tolerance: Tolerance): number {
  // Lines that do not match to their end must not decide which IDs stand for which.
  const ids = new Map(tolerance.ids);
  const matches = (line: string, index: number) =>
    from + index < found.length && matchLine(line, found[from + index], {...tolerance, ids});
  const wrong = lines.findIndex((line, index) => !matches(line, index));
  if (wrong >= 0) return wrong;
  for (const [shown, id] of ids) tolerance.ids.set(shown, id);
  return lines.length;
}

function difference(line: number, shown?: string, found?: string) {
  const say = (text?: string) => (text === undefined ? '(no more lines)' : text || '(an empty line)');
  return {
    line,
    message: `the output differs from here on; show what comes out, or mend what it comes from.\n    page     | ${say(shown)}\n    came out | ${say(found)}`,
  };
}

/** Compares an output with the text that a page shows; a line "…" stands for any lines. */
export function compareText(shownText: string, foundText: string, tolerance: Tolerance) {
  const lines = shownText.split('\n').map((line) => line.trimEnd());
  const shown = lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
  const found = trimmedLines(foundText);
  const ends = [...shown.keys()].filter((index) => isEllipsis(shown[index]));
  /** Index of the shown line, and of the one that came out, from which on the rest is to be compared. */
  let start = 0;
  let position = 0;
  for (const end of [...ends, shown.length]) {
    const part = shown.slice(start, end);
    const isFixed = start === 0 && !tolerance.part;
    const mustEnd = end === shown.length && !tolerance.part;
    const last = isFixed ? 0 : Math.max(position, found.length - part.length);
    let best = {at: 0, count: -1};
    for (let at = mustEnd && !isFixed ? last : position; at <= last && best.count < part.length; at++) {
      const count = countMatching(part, found, at, tolerance);
      if (count > best.count) best = {at, count};
    }
    position = best.at + best.count;
    if (best.count < part.length)
      return difference(start + best.count + 1, part[best.count], found[position]);
    if (mustEnd && isFixed && position < found.length) return difference(end, undefined, found[position]);
    start = end + 1;
  }
  return undefined;
}
