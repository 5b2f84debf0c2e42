import {asDictionary} from '../document/operations';
import {stepsOf, valueAt} from '../document/pointer';

/** The parts of a document that others refer to; the document is in one file. */
export class Components {
  readonly #document: unknown;

  constructor(document: unknown) {
    this.#document = document;
  }

  /** What a reference leads to; undefined where it leads nowhere. */
  at(reference: string): unknown {
    return valueAt(this.#document, stepsOf(reference));
  }

  /** A value, or what a reference in its place leads to in the end; what stands beside a reference goes before. */
  followed(value: unknown, open: string[] = []): Record<string, unknown> {
    const {$ref, ...own} = asDictionary(value);
    if (typeof $ref !== 'string') return asDictionary(value);
    if (open.includes($ref)) return own;
    return {...this.followed(this.at($ref), [...open, $ref]), ...own};
  }
}

/** Name of the schema that a reference leads to as a whole; undefined for any other place. */
export function schemaName(reference: string): string | undefined {
  const [section, kind, name, ...rest] = stepsOf(reference);
  return section === 'components' && kind === 'schemas' && rest.length === 0 ? name : undefined;
}
