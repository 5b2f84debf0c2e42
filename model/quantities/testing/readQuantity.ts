const seconds = {s: 1, min: 60, h: 3600, days: 86_400} as const;

/** The number in a text of a page or a tool: the first one, without its unit. */
export function readQuantity(text: string): number {
  const [, number = ''] = /([−-]?\d[\d,]*(?:\.\d+)?)/.exec(text) ?? [];
  return number === '' ? Number.NaN : Number(number.replaceAll(',', '').replace('−', '-'));
}

/** A percentage as a share; `> 99.9 %` is read as what it promises, 0.999, and `< 100 %` as 1. */
export function readPercent(text: string): number {
  return readQuantity(text) / 100;
}

/** A length of time in one unit or two, in seconds: `90 s`, `2 min 11 s`. */
export function readDuration(text: string): number {
  const [, large = '', unit, small, smallUnit] =
    /([−-]?\d[\d,.]*)\s(s|min|h|days)\b(?:\s(\d+)\s(s|min|h)\b)?/.exec(text) ?? [];
  const inSeconds = (number: string, name?: string) =>
    readQuantity(number) * seconds[name as keyof typeof seconds];
  const rest = small ? inSeconds(small, smallUnit) : 0;
  return inSeconds(large, unit) + (large.startsWith('−') ? -rest : rest);
}
