import type {Parameter} from '../page/OperationItem';
import {mergeAllOf} from '../schema/mergeAllOf';
import type {Schema, SchemaOrName} from '../schema/Schema';

/** How deep an example is made of a schema; deeper parts are optional or repeat those above. */
const deepest = 4;

/** An example value of a parameter: its own, its schema's, or one that its type allows. */
export function exampleOf({name, example, examples, schema, content}: Parameter): unknown {
  const own = example ?? Object.values(examples ?? {})[0]?.value;
  return own ?? exampleOfSchema(schema ?? Object.values(content ?? {})[0]?.schema) ?? name;
}

/** An example value of a schema; undefined where nothing is known of the value. */
export function exampleOfSchema(given: SchemaOrName | undefined, depth = 0): unknown {
  if (typeof given !== 'object') return undefined;
  const schema = mergeAllOf(given);
  const stated = schema.example ?? schema.examples?.[0] ?? schema.const ?? schema.default ?? schema.enum?.[0];
  if (stated !== undefined) return stated;
  const [alternative] = schema.oneOf ?? schema.anyOf ?? [];
  if (alternative !== undefined && !schema.properties) return exampleOfSchema(alternative, depth);
  return exampleOfType(schema, depth);
}

/** Such a property is the API's to set, even where it is required. */
function isReadOnly(schema: SchemaOrName | undefined): boolean {
  return typeof schema === 'object' && mergeAllOf(schema).readOnly === true;
}

function exampleOfType(schema: Schema, depth: number): unknown {
  const [type = schema.properties ? 'object' : undefined] = [schema.type].flat();
  switch (type) {
    case 'object': {
      const names = Object.keys(schema.properties ?? {}).filter(
        (name) => schema.required?.includes(name) && !isReadOnly(schema.properties?.[name]),
      );
      if (depth >= deepest) return {};
      return Object.fromEntries(
        names.map((name) => [name, exampleOfSchema(schema.properties?.[name], depth + 1) ?? null]),
      );
    }
    case 'array': {
      const item = depth < deepest ? exampleOfSchema(schema.items, depth + 1) : undefined;
      return item === undefined ? [] : [item];
    }
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'string':
      return 'string';
    default:
      return undefined;
  }
}
