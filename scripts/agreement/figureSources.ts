import {parse} from 'yaml';
import type {JsonSchema, OpenApiDocument} from '../../sandbox/document/OpenApiDocument';
import {resolveReference} from '../../sandbox/document/resolveReference';
import type {SdkFacts} from './sdk/SdkFacts';

interface SourcedFigure {
  name: string;
  value: string | number;
  /** `sdk` and the name of a constant, or `api` and the pointer to a schema. */
  source?: string;
}

/** The limits that a schema states: both ends of a range, or the one number that it allows most. */
function limitsOf(schema: JsonSchema, count: number): unknown[] {
  if (count === 2) return [schema.minimum, schema.maximum];
  const {maximum, maxItems, maxLength, maxProperties, enum: values} = schema;
  return [
    maximum ?? maxItems ?? maxLength ?? maxProperties ?? schema.const ?? (values as [] | undefined)?.length,
  ];
}

/**
 * Figures of the prose check whose value is not that of the header or the schema that they name.
 *
 * @param yaml of `scripts/prose/data/figures.yaml`
 */
export function figureProblems(
  yaml: string,
  sdk: SdkFacts,
  document: OpenApiDocument,
): {problems: string[]; compared: number} {
  const figures = (parse(yaml) as SourcedFigure[]).filter(({source}) => source);
  const problems = figures.flatMap(({name, value, source = ''}) => {
    const numbers = String(value).match(/\d[\d,]*/g) ?? [];
    const [kind, place] = source.split(' ');
    const own =
      kind === 'sdk'
        ? [sdk.get(place)?.value]
        : limitsOf(resolveReference<JsonSchema>(document, {$ref: `#${place}`}), numbers.length);
    const isSame = String(own) === String(numbers.map((number) => number.replaceAll(',', '')));
    return isSame ? [] : [`the ${name} is ${value}, and ${place} has ${own.join(' to ')}`];
  });
  return {problems, compared: figures.length};
}
