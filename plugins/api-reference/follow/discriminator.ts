import {asDictionary} from '../document/operations';
import {recursionName} from '../schema/typeOf';
import type {SchemaOrName} from '../schema/Schema';
import {schemaName} from './Components';

/**
 * The values of a discriminator that choose an alternative: those that its mapping leads to it with, or else the name of
 * the schema.
 *
 * @param option the alternative as it stands in the file; only one that is referred to can be chosen
 */
export function choicesOf(discriminator: unknown, option: unknown): string[] {
  const {$ref} = asDictionary(option);
  if (discriminator === undefined || typeof $ref !== 'string') return [];
  const name = schemaName($ref);
  const mapping = Object.entries(asDictionary(asDictionary(discriminator).mapping));
  // A mapping names a schema by reference or by name alone.
  const values = mapping.filter(([, target]) => target === $ref || (name !== undefined && target === name));
  if (values.length > 0) return values.map(([value]) => value);
  return name === undefined ? [] : [name];
}

/** An alternative with the values that choose it; one that is a schema in itself has no parts. */
export function withChoice(followed: SchemaOrName, discriminatorValues: string[]): SchemaOrName {
  if (discriminatorValues.length === 0 || typeof followed === 'boolean') return followed;
  if (typeof followed === 'object') return {...followed, discriminatorValues};
  const title = recursionName(followed);
  return {title, type: title, discriminatorValues};
}
