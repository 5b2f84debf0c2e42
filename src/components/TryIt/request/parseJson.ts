/** A place in a text, from the first character to the one behind the last. */
export type Range = readonly [start: number, end: number];

/** JSON that could be read: its value, and where the value at each JSON pointer stands. */
export interface ReadJson {
  value: unknown;
  ranges: ReadonlyMap<string, Range>;
}

/** JSON that could not be read. */
export interface JsonProblem {
  /** What was found and where: `line 3, column 5: a comma or } is missing`. */
  problem: string;
  at: number;
}

class Mistake extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message);
  }
}

/**
 * Reads JSON and remembers where each value stands, which `JSON.parse` does not tell.
 *
 * Its messages are the same in all browsers.
 */
export function parseJson(text: string): ReadJson | JsonProblem {
  const ranges = new Map<string, Range>();
  let at = 0;

  function skip(): void {
    at += /^[ \t\r\n]*/.exec(text.slice(at))?.[0].length ?? 0;
  }
  function take(pattern: RegExp, missing: string): string {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) throw new Mistake(missing, at);
    at += found.length;
    return found;
  }
  const string = (missing: string) => {
    const start = at;
    const literal = take(/"(?:[^"\\\n]|\\.)*"/y, missing);
    try {
      return JSON.parse(literal) as string;
    } catch {
      throw new Mistake('this text holds a character that needs a backslash', start);
    }
  };
  function members(close: string, read: () => void): void {
    at += 1;
    skip();
    if (text[at] === close) {
      at += 1;
      return;
    }
    for (;;) {
      skip();
      read();
      skip();
      if (text[at] === close) {
        at += 1;
        return;
      }
      take(/,/y, `a comma or ${close} is missing`);
    }
  }
  function value(pointer: string): unknown {
    skip();
    const start = at;
    const found = valueAt(pointer);
    ranges.set(pointer, [start, at]);
    return found;
  }
  function valueAt(pointer: string): unknown {
    if (text[at] === '{') {
      const entries: [string, unknown][] = [];
      members('}', () => {
        const name = string('a name in double quotes is missing');
        skip();
        take(/:/y, 'a colon is missing');
        entries.push([name, value(`${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)]);
      });
      return Object.fromEntries(entries);
    }
    if (text[at] === '[') {
      const items: unknown[] = [];
      members(']', () => items.push(value(`${pointer}/${items.length}`)));
      return items;
    }
    if (text[at] === '"') return string('the closing double quote is missing');
    return JSON.parse(
      take(/true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y, 'a value is missing'),
    );
  }

  try {
    const read = value('');
    skip();
    if (at < text.length) throw new Mistake('nothing more is expected', at);
    return {value: read, ranges};
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    const before = text.slice(0, error.at).split('\n');
    const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
    return {problem: `${place}: ${error.message}`, at: error.at};
  }
}
