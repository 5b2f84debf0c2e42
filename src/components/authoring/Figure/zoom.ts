/** How much larger than the window's width a picture gets, from step to step. */
const steps = [1, 1.5, 2, 3, 4] as const;

/** The step above (`in`) or below (`out`) a zoom; the last one stays. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number {
  const next = direction === 'in' ? steps.find((step) => step > zoom) : steps.findLast((step) => step < zoom);
  return next ?? zoom;
}

/** Where to scroll, in pixels, so that the middle of a box of some size stays there; `factor` is new zoom by old. */
export function keepMiddle(scroll: number, size: number, factor: number): number {
  return (scroll + size / 2) * factor - size / 2;
}
