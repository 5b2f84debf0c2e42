/** A number in three figures, with the unit behind a space that does not break. */
export function figure(value: number, unit = ''): string {
  const text = Number.isFinite(value)
    ? value >= 1000
      ? Math.round(value).toLocaleString('en')
      : String(Number(value.toPrecision(3)))
    : '∞';
  return unit ? `${text}\u00a0${unit}` : text;
}

/** A share in percent, as the pages write it: what is nearly all is not written as all. */
export function percentText(share: number): string {
  if (share > 0.999 && share < 1) return '>\u00a099.9\u00a0%';
  if (share > 0.99 && share < 1) return `${(share * 100).toFixed(1)}\u00a0%`;
  return `${share < 0.01 && share > 0 ? figure(share * 100) : Math.round(share * 100)}\u00a0%`;
}

/** A length of time in the largest unit that suits it: 90 s, 12 min, 3.4 h, 30 days. */
export function durationText(seconds: number): string {
  const size = Math.abs(seconds);
  if (!Number.isFinite(size)) return 'for ever';
  if (size < 120) return figure(seconds, 's');
  if (size < 7200) return figure(seconds / 60, 'min');
  if (size < 2 * 86_400) return figure(seconds / 3600, 'h');
  return figure(seconds / 86_400, 'days');
}
