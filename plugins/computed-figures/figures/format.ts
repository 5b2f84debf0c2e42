/** A chance or a share from 0 to 1 as a percentage; close to 1 with one decimal, since `100 %` would promise too much. */
export function percent(chance: number): string {
  if (chance < 1 && chance >= 0.9995) return '> 99.9 %';
  if (chance < 1 && chance >= 0.995) return `${(100 * chance).toFixed(1)} %`;
  return `${Math.round(100 * chance)} %`;
}

/** A current in microamperes, with two digits at least. */
export function microamperes(current: number): string {
  return `${current >= 9.95 ? Math.round(current) : current.toFixed(1)} µA`;
}

/** A time in years, with one decimal. */
export function years(value: number): string {
  return `${value.toFixed(1)} years`;
}

/** A whole number with commas between thousands. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

/** Seconds as a writer would state them: whole from 10 s on, otherwise with as many decimals as it takes, 2 at most. */
export function seconds(value: number): string {
  return `${value >= 10 ? whole(value) : Number(value.toFixed(2))} s`;
}

/** A duration in the largest unit in which it is at least 1, with two digits. */
export function duration(valueS: number): string {
  const [size, unit] = (
    [
      [86_400, 'days'],
      [3600, 'h'],
      [60, 'min'],
    ] as const
  ).find(([size]) => valueS >= size) ?? [1, 's'];
  const value = valueS / size;
  return `${value >= 9.95 ? whole(value) : Number(value.toFixed(1))} ${unit}`;
}
