import {type Schema, Validator} from '@cfworker/json-schema';
import uniqBy from 'lodash/uniqBy';
import {listOperations} from '../../../sandbox/document/listOperations';
import type {JsonSchema, OpenApiDocument, Referable} from '../../../sandbox/document/OpenApiDocument';
import {inlineSchema, resolveReference} from '../../../sandbox/document/resolveReference';
import {closeSchema} from '../../../sandbox/testing/closeSchema';
import {jsonLine, parseWithEllipses, withoutEllipses} from '../languages/json';
import type {SyntaxFault} from '../languages/programs';

type OwnSchema = Referable<JsonSchema>;

/** The schema that a directive names (`Device`, `webhook`, `GET /v1/… response 200`), or a sentence that says why there is none. */
function schemaOf(document: OpenApiDocument, target: string): OwnSchema | string {
  if (target === 'webhook')
    return listOperations(document, 'webhooks')[0]?.body()?.schema ?? 'the OpenAPI file has no webhook.';
  const [method, path, side, status] = target.split(' ');
  if (path === undefined) {
    const schemas = (document.components?.schemas ?? {}) as Record<string, JsonSchema>;
    if (Object.hasOwn(schemas, target)) return schemas[target];
    return `the OpenAPI file has no schema ${target}; it has ${Object.keys(schemas).join(', ')}.`;
  }
  const operation = listOperations(document).find(
    (each) => each.path === path && each.method === method.toLowerCase(),
  );
  if (!operation) return `the OpenAPI file has no operation ${method} ${path}.`;
  if (side === 'request') return operation.body()?.schema ?? `${method} ${path} takes no body.`;
  const response = operation.object.responses[status];
  const content = response && resolveReference(document, response).content?.['application/json'];
  return content?.schema ?? `${method} ${path} has no JSON answer ${status}.`;
}

/** Keywords that only sum up what others found below. */
const summaries = new Set(['properties', 'items', 'allOf', 'additionalProperties', '$ref', 'false']);
/** What an ellipsis leaves open. */
const completeness = new Set(['required', 'minItems', 'minProperties']);

/**
 * What in a JSON text differs from a schema of the OpenAPI file, properties among it that the schema does not name.
 *
 * @param target a schema, or the name that a directive has for it
 */
export function schemaFaults(
  document: OpenApiDocument,
  target: OwnSchema | string,
  text: string,
): SyntaxFault[] {
  const schema = typeof target === 'string' ? schemaOf(document, target) : target;
  if (typeof schema === 'string') return [{line: 0, message: schema}];
  const {value: parsed, faults} = parseWithEllipses(text);
  if (faults.length > 0) return faults;
  const {value, open} = withoutEllipses(parsed);
  const closed = closeSchema(inlineSchema(document, schema)) as Schema;
  return valueFaults(closed, value, text, open);
}

/**
 * What in a value differs from a schema, with the line of the text that it was read from.
 *
 * @param text JSON or YAML
 * @param open places of arrays and objects, as JSON pointers, that need not be complete
 */
export function valueFaults(
  schema: Schema,
  value: unknown,
  text: string,
  open: readonly string[] = [],
): SyntaxFault[] {
  const {errors} = new Validator(schema, '2020-12', false).validate(value);
  const relevant = errors.filter(
    ({keyword, instanceLocation}) => !(completeness.has(keyword) && open.includes(instanceLocation.slice(1))),
  );
  const precise = relevant.filter(({keyword}) => !summaries.has(keyword));
  // One sentence a value: a wrong type is a wrong range and a wrong choice too.
  const first = uniqBy(precise, 'instanceLocation');
  return (first.length > 0 ? first : relevant.slice(-1)).map(({instanceLocation, keyword, error}) => {
    const [, ...parts] = instanceLocation.split('/');
    const path = parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    return {
      line: jsonLine(text, path),
      message: `${path.join('.') || 'the whole'}: ${keyword === 'false' ? 'nothing reads this property; correct its name or remove it.' : error}`,
    };
  });
}
