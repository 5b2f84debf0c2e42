/** An object of which nothing is known. */
export type Dictionary = Record<string, unknown>;

/** The value when it is an object, else an empty one: a malformed document is read without a crash. */
export function asDictionary(value: unknown): Dictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Dictionary) : {};
}

/** What a place of a document describes, following `$ref` within it; texts beside a reference win. */
export function followReference(document: Dictionary, value: unknown, open: string[] = []): Dictionary {
  const {$ref, ...beside} = asDictionary(value);
  if (typeof $ref !== 'string') return asDictionary(value);
  if (open.includes($ref)) return beside;
  let target: unknown = document;
  for (const step of $ref.split('/').slice(1)) {
    target = asDictionary(target)[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return {...followReference(document, target, [...open, $ref]), ...beside};
}
