import {methods} from '../../../sandbox/document/OpenApiDocument';
import {asDictionary} from '../document/operations';

/** An OpenAPI document with so many operations of it, taken from paths all over it, and all of its components. */
export function portionOf(document: unknown, operations: number): Record<string, unknown> {
  const root = asDictionary(document);
  const items = Object.entries(asDictionary(root.paths));
  const size = (item: unknown) => methods.filter((method) => method in asDictionary(item)).length;
  const whole = items.reduce((sum, [, item]) => sum + size(item), 0);
  const step = Math.max(1, Math.floor(whole / operations));
  const order = [
    ...items.filter((_, index) => index % step === 0),
    ...items.filter((_, index) => index % step !== 0),
  ];
  let taken = 0;
  const paths = order.filter(([, item]) => {
    if (taken + size(item) > operations) return false;
    taken += size(item);
    return true;
  });
  return {...root, paths: Object.fromEntries(paths)};
}
