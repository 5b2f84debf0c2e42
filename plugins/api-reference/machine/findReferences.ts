import {referencesIn} from '../document/referencesIn';

/** What a part of an OpenAPI document refers to: values of `$ref`, and targets of discriminators. */
export function findReferences(part: unknown): string[] {
  return referencesIn(part).map(({target}) => target);
}
