import {type Schema, Validator} from '@cfworker/json-schema';
import type {JsonSchema, OpenApiDocument, Referable} from '../../../sandbox/document/OpenApiDocument';
import {inlineSchema} from '../../../sandbox/document/resolveReference';
import {closeSchema} from '../../../sandbox/testing/closeSchema';
import {jsonLine} from '../grammars/json';
import type {SyntaxFault} from '../grammars/SyntaxFault';
import {parseWithEllipses, withoutEllipses} from './jsonWithEllipses';

/** Keywords that only sum up what others found below. */
const summaries = new Set(['properties', 'items', 'allOf', 'additionalProperties', '$ref', 'false']);
/** What an ellipsis leaves open. */
const completeness = new Set(['required', 'minItems', 'minProperties']);

const segments = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** What in a JSON text differs from a schema of the OpenAPI file, properties among it that the schema does not name. */
export function schemaFaults(
  document: OpenApiDocument,
  schema: Referable<JsonSchema>,
  text: string,
): SyntaxFault[] {
  const {value: parsed, faults} = parseWithEllipses(text);
  if (faults.length > 0) return faults;
  const {value, open} = withoutEllipses(parsed);
  const closed = closeSchema(inlineSchema(document, schema)) as Schema;
  const {errors} = new Validator(closed, '2020-12', false).validate(value);
  const relevant = errors.filter(
    ({keyword, instanceLocation}) => !(completeness.has(keyword) && open.includes(instanceLocation.slice(1))),
  );
  const precise = relevant.filter(({keyword}) => !summaries.has(keyword));
  // One sentence a value: a wrong type is a wrong range and a wrong choice too.
  const first = precise.filter(
    ({instanceLocation}, index) =>
      precise.findIndex((other) => other.instanceLocation === instanceLocation) === index,
  );
  return (first.length > 0 ? first : relevant.slice(-1)).map(({instanceLocation, error}) => {
    const path = segments(instanceLocation);
    const name = path.length > 0 ? path.join('.') : 'the whole';
    return {line: jsonLine(text, path), message: `${name}: ${error}`};
  });
}
