import {merge} from 'allof-merge';
import type {Schema} from './Schema';

const merged = new WeakMap<Schema, Schema>();

/** The schema with its `allOf` parts made one; as it is where they contradict each other. */
export function mergeAllOf(schema: Schema): Schema {
  if (!schema.allOf) return schema;
  const known = merged.get(schema) ?? (merge(schema) as Schema | undefined) ?? schema;
  merged.set(schema, known);
  return known;
}
