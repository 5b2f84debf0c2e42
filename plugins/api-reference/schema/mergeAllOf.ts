import {merge} from 'allof-merge';
import isEqual from 'lodash/isEqual';
import type {AnySchema, Schema} from './Schema';

/** The schema with its `allOf` parts made one; as it is where they contradict each other. */
export function mergeAllOf(schema: Schema): Schema {
  if (!schema.allOf) return schema;
  // What any other property may be is merged apart: the library would give its text to the properties that only other
  // parts name.
  const rests: AnySchema[] = [];
  const withoutRest = (part: Schema): Schema => {
    const {additionalProperties: rest, ...others} = part;
    if (typeof rest === 'object') rests.push(rest);
    return {
      ...(typeof rest === 'object' ? others : part),
      ...(part.allOf && {allOf: part.allOf.map(withoutRest)}),
    };
  };
  const whole = compatible(merge(withoutRest(schema)) as Schema | undefined);
  if (!whole || rests.length === 0) return whole ?? schema;
  const [first = true] = rests;
  return {...whole, additionalProperties: rests.length === 1 ? first : {allOf: rests as Schema[]}};
}

/** A merged schema without contradicting alternatives, for which the library writes `undefined`; so do we where none is left. */
function compatible<Value>(value: Value): Value | undefined {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(compatible) as Value;
  const entries = Object.entries(value).map(([key, child]): [string, unknown] => {
    if ((key !== 'oneOf' && key !== 'anyOf') || !Array.isArray(child)) return [key, compatible(child)];
    return [key, child.map(compatible).filter((one) => one !== undefined)];
  });
  const isLeft = entries.every(([key, child]) => !/^(?:one|any)Of$/.test(key) || !isEqual(child, []));
  return isLeft ? (Object.fromEntries(entries) as Value) : undefined;
}
