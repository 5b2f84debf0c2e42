import {sample} from 'openapi-sampler';
import RandExp from 'randexp';
import type {JsonSchema, OpenApiDocument, Referable} from '../../../../sandbox/document/OpenApiDocument';
import {resolveReference, stepsOf} from '../../../../sandbox/document/resolveReference';

/** So many properties stand for an object of which none is required, which would else be empty and say nothing. */
const shownOptional = 6;

/** Below this depth only what is required is made up. */
const optionalDepth = 3;

/** Below this depth values are as openapi-sampler makes them. */
const deepest = 8;

/** A value that a schema allows, from its own examples where it has any; undefined where nothing is known of it. */
export function exampleOf(
  schema: Referable<JsonSchema> | undefined,
  document: OpenApiDocument,
  format: 'json' | 'xml' = 'json',
): unknown {
  if (typeof schema !== 'object') return undefined;
  const options = {skipNonRequired: true, skipReadOnly: true, quiet: true, enablePatterns: true, format};
  try {
    const made = prepared(schema, document);
    if (format === 'json') return sample(made, options, document) ?? undefined;
    // A document has one root, which the sampler names in properties alone.
    const {name = stepsOf(String(schema.$ref ?? '/root')).at(-1) ?? ''} = (made.xml ?? {}) as {name?: string};
    return sample({type: 'object', required: [name], properties: {[name]: made}}, options, document);
  } catch {
    // Of a schema that makes no sense nothing can be made up.
    return undefined;
  }
}

/** The schema with what openapi-sampler lacks: properties where none is required, and values for patterns and multiples. */
function prepared(given: unknown, document: OpenApiDocument, depth = 0): JsonSchema {
  if (depth > deepest || typeof given !== 'object' || given === null) return given as JsonSchema;
  const schema = resolveReference(document, given as Referable<JsonSchema>);
  const changed: JsonSchema = {...schema};
  if (schema.properties) {
    const properties = schema.properties as Record<string, unknown>;
    const required = [schema.required ?? []].flat().map(String);
    const isFree = required.length === 0 && depth < optionalDepth;
    const used = isFree ? Object.keys(properties).slice(0, shownOptional) : required;
    const made = used.flatMap((name) =>
      name in properties ? [[name, prepared(properties[name], document, depth + 1)]] : [],
    );
    Object.assign(changed, {required: used, properties: Object.fromEntries(made)});
  }
  if (schema.items) changed.items = prepared(schema.items, document, depth + 1);
  if (Array.isArray(schema.allOf)) changed.allOf = schema.allOf.map((one) => prepared(one, document, depth));
  for (const keyword of ['oneOf', 'anyOf']) {
    if (!Array.isArray(schema[keyword])) continue;
    // Of alternatives the first that is not null is taken.
    const [first] = schema[keyword].filter((one) => one?.type !== 'null');
    changed[keyword] = first === undefined ? undefined : [prepared(first, document, depth)];
  }
  const isStated = ['example', 'examples', 'const', 'enum', 'default'].some(
    (name) => schema[name] !== undefined,
  );
  const {multipleOf: step, minimum = 0} = schema;
  const multiple = typeof step === 'number' ? Math.ceil(Number(minimum) / step) * step : undefined;
  const made = isStated ? undefined : (matching(schema) ?? multiple);
  return made === undefined ? changed : {...changed, example: made};
}

/** The shortest text with a pattern that its bounds allow. */
function matching({pattern, minLength = 0, maxLength = Infinity}: JsonSchema): string | undefined {
  if (typeof pattern !== 'string') return undefined;
  const wanted = new RegExp(pattern);
  for (let more = 0; more < 40; more++) {
    const maker = new RandExp(pattern);
    // Of many characters a letter is taken, of repetitions few.
    maker.randInt = (from, to) => Math.min(to, from + (to - from > 60 ? 65 : more));
    const text = maker.gen();
    if (wanted.test(text) && text.length >= Number(minLength) && text.length <= Number(maxLength))
      return text;
  }
  return undefined;
}
