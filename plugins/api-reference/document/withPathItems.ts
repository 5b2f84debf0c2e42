import {asDictionary} from './operations';
import {stepsOf, valueAt} from './pointer';

/** A document in whose paths and webhooks no reference stands for an item: the item itself does. */
export function withPathItems(document: unknown): unknown {
  const root = asDictionary(document);
  const sections = ['paths', 'webhooks'].filter((section) =>
    Object.values(asDictionary(root[section])).some((item) => '$ref' in asDictionary(item)),
  );
  if (sections.length === 0) return document;
  const followed = sections.map((section) => [
    section,
    Object.fromEntries(
      Object.entries(asDictionary(root[section])).map(([path, item]) => [path, itemOf(root, item)]),
    ),
  ]);
  return {...root, ...Object.fromEntries(followed)};
}

/** What stands beside a reference to an item goes before what is in it. */
function itemOf(root: unknown, item: unknown, open: string[] = []): Record<string, unknown> {
  const {$ref, ...own} = asDictionary(item);
  if (typeof $ref !== 'string' || open.includes($ref)) return own;
  return {...itemOf(root, valueAt(root, stepsOf($ref)), [...open, $ref]), ...own};
}
