/** A kind of value that differs from run to run, and whose shape alone is compared. */
interface VolatileKind {
  /** Regular expression without groups; neither a letter nor a digit may stand on either side. */
  pattern: string;
  /** Whether what came out may stand for what the page shows; both match the pattern. */
  accepts(shown: string, found: string): boolean;
}

const day = 86_400_000;
/** Days for which the platform keeps packets. */
const retentionDays = 30;

const shape = (text: string) => text.replace(/\.\d+/, '').replaceAll(/\d/g, '0');

/** A time counter of the last 30 days stands for another day; the numbers from 20000 on are days from 2024-10-04 on. */
function isRecentDay(_: string, found: string): boolean {
  const age = Math.floor(Date.now() / day) - Number(found);
  return age >= 0 && age <= retentionDays;
}

const always = () => true;

const kinds: Record<string, VolatileKind> = {
  uuid: {pattern: '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', accepts: always},
  time: {
    pattern: '20\\d\\d-\\d\\d-\\d\\d(?:[T ]\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?(?:Z|[+-]\\d\\d:?\\d\\d)?)?',
    accepts: (shown, found) => shape(shown) === shape(found),
  },
  unixTime: {pattern: '1[0-9]{9}(?:\\.\\d+)?', accepts: always},
  hex: {
    pattern: '(?:[0-9a-f]{64}|[0-9a-f]{32})',
    accepts: (shown, found) => shown.length === found.length,
  },
  base64: {
    pattern: '(?:[A-Za-z0-9+/]{43}=|[A-Za-z0-9+/]{22}==)',
    accepts: (shown, found) => shown.length === found.length,
  },
  timeCounter: {pattern: '2[0-4]\\d{3}', accepts: isRecentDay},
};

const boundary = (pattern: string) => `(?<![\\w+/.=-])${pattern}(?![\\w+/=]|\\.\\d|-\\w)`;
const names = Object.keys(kinds);
const source = names.map((name) => `(?<${name}>${boundary(kinds[name].pattern)})`).join('|');

/** A part of a text: with a `kind` when its value may differ. */
export interface Piece {
  text: string;
  kind?: string;
}

/** Splits a text into pieces that must be equal and pieces of which the shape counts. */
export function volatilePieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(new RegExp(source, 'g'))) {
    const kind = names.find((name) => match.groups?.[name] !== undefined);
    if (match.index > end) pieces.push({text: text.slice(end, match.index)});
    pieces.push({text: match[0], kind});
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({text: text.slice(end)});
  return pieces;
}

/** Regular expression of a kind, without groups. */
export function patternOf(kind: string): string {
  return boundary(kinds[kind].pattern);
}

/**
 * The IDs that stand for those of a page in one run: what is the same ID in the page must be the same in all outputs.
 */
export type KnownIds = Map<string, string>;

/** Whether a value that came out may stand for one that the page shows. */
export function accepts(kind: string, shown: string, found: string, ids: KnownIds): boolean {
  if (kind === 'uuid') {
    const known = ids.get(shown);
    if (known === undefined) ids.set(shown, found);
    return known === undefined || known === found;
  }
  return shown === found || kinds[kind].accepts(shown, found);
}
