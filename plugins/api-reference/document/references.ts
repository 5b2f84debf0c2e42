import cloneDeepWith from 'lodash/cloneDeepWith';
import isEmpty from 'lodash/isEmpty';
import pick from 'lodash/pick';
import type {Operation} from '../../../sandbox/document/listOperations';
import {resolveReference, stepsOf, valueAt} from '../../../sandbox/document/resolveReference';
import {asDictionary, type Dictionary, type Route, sharedByMethods} from './operations';

export function pointerTo(route: Route): string {
  return ['#', ...route.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/** A value, or what a reference in its place leads to in the end; what stands beside a reference goes before. */
export function followed(document: unknown, value: unknown): Dictionary {
  return asDictionary(resolveReference(document, asDictionary(value)));
}

/** Name of the schema that a reference leads to as a whole; undefined for any other place. */
export function schemaName(reference: string): string | undefined {
  const [section, kind, name, ...rest] = stepsOf(reference);
  return section === 'components' && kind === 'schemas' && rest.length === 0 ? name : undefined;
}

/** What a part of a document refers to: values of `$ref`, and targets of discriminators. */
export function referencesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, child]) => {
    // A property may be called "$ref": only a text can refer.
    if (key === '$ref' && typeof child === 'string') return [child];
    if (key === 'discriminator')
      return Object.values(asDictionary(asDictionary(child).mapping)).map(asPointer);
    return referencesIn(child);
  });
}

/** A discriminator may name a schema without the pointer to it. */
function asPointer(target: unknown): string {
  const text = String(target);
  return /[#/.]/.test(text) ? text : `#/components/schemas/${text}`;
}

/** All that an operation refers to, itself or through what it refers to; components as wholes, too. */
export function referencesOf(document: unknown, {item, method}: Operation): Set<string> {
  // Grows while it is walked; what is referred to twice is searched once.
  const reached = new Set(referencesIn(pick(item, ['$ref', ...sharedByMethods, method])));
  for (const reference of reached) {
    const [component] = /^#\/components\/[^/]+\/[^/]+/.exec(reference) ?? [];
    if (component) reached.add(component);
    for (const next of referencesIn(valueAt(document, reference))) reached.add(next);
  }
  return reached;
}

/** A document, itself where nothing changes, with what stands at path items and places that are no components written out. */
export function inlinePlaces(document: unknown): unknown {
  const {paths, webhooks} = asDictionary(document);
  const items = [paths, webhooks].flatMap((section) => Object.values(asDictionary(section)));
  // Wherever items are kept: version 3.0 has no components for them. Grows while it is walked, as items may refer on.
  const ofItems = new Set(items.map((item) => asDictionary(item).$ref));
  for (const reference of ofItems)
    if (typeof reference === 'string') ofItems.add(asDictionary(valueAt(document, reference)).$ref);
  const isPlace = (reference: unknown): reference is string =>
    typeof reference === 'string' && (ofItems.has(reference) || /^#\/(?!components\/)/.test(reference));
  if (!referencesIn(document).some(isPlace)) return document;
  const inline = (value: unknown, open: string[]): unknown =>
    cloneDeepWith(value, (part) => {
      const {$ref, ...own} = asDictionary(part);
      const target = isPlace($ref) ? valueAt(document, $ref) : undefined;
      if (target === undefined) return undefined;
      // What contains itself cannot be written out: the inner one is left open.
      if (open.includes(String($ref))) return {};
      const found = inline(target, [...open, String($ref)]);
      return isEmpty(own) ? found : {...asDictionary(found), ...asDictionary(inline(own, open))};
    });
  return inline(document, []);
}
