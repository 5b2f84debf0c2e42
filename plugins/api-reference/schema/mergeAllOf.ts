import {merge} from 'allof-merge';
import type {Schema} from './Schema';

/** The schema with its `allOf` parts made one. */
export function mergeAllOf(schema: Schema): Schema {
  return schema.allOf ? (merge(schema) as Schema) : schema;
}
