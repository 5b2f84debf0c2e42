/** A point of a curve, in the units of the axes. */
export type Point = readonly [x: number, y: number];

/** How an axis turns a value into a place between 0 and 1. */
export interface Scale {
  min: number;
  max: number;
  isLogarithmic?: boolean;
}

/** Where on its axis a value stands, 0 to 1; what is off the axis stands at its end. */
export function placeOn({min, max, isLogarithmic}: Scale, value: number): number {
  const scaled = (one: number) => (isLogarithmic ? Math.log(one) : one);
  const place = (scaled(value) - scaled(min)) / (scaled(max) - scaled(min));
  return Math.min(1, Math.max(0, place));
}

/** Values from one end of an axis to the other, at even distances on it. */
export function valuesAlong({min, max, isLogarithmic}: Scale, count = 61): number[] {
  return Array.from({length: count}, (_, index) => {
    const part = index / (count - 1);
    if (index === count - 1) return max;
    return isLogarithmic ? min * (max / min) ** part : min + (max - min) * part;
  });
}

/** Round numbers for the marks of an axis that begins at 0: at most six, the last of them at its end or before. */
export function roundMarks(max: number): number[] {
  const rough = max / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  return Array.from({length: Math.floor(max / step + 1e-9) + 1}, (_, index) =>
    Number((index * step).toPrecision(12)),
  );
}
