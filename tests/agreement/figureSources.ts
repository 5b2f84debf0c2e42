import {parse} from 'yaml';
import type {JsonSchema, OpenApiDocument} from '../../sandbox/document/OpenApiDocument';
import {resolveReference} from '../../sandbox/document/resolveReference';
import {platformRateLimits} from '../../sandbox/http/rateLimiter';
import * as layout from '../../model/packet/layout';
import * as budget from '../../model/radio/packetBudget';
import type {SdkFacts} from './sdkRules';

interface SourcedFigure {
  name: string;
  value: string | number;
  /** `sdk` or `model` and the name of a constant, or `api` and the pointer to a schema; one or several. */
  source?: string | string[];
}

/** The constants that tools and the sandbox compute with. */
const model: Record<string, unknown> = {
  ...layout,
  ...budget,
  requestsPerEndpoint: platformRateLimits.endpoint,
  requestsPerOrganization: platformRateLimits.organization,
};

/** The limits that a schema states: both ends of a range, or the one number that it allows most. */
function limitsOf(schema: JsonSchema, count: number): unknown[] {
  if (count === 2) return [schema.minimum, schema.maximum];
  const {maximum, maxItems, maxLength, maxProperties, enum: values} = schema;
  return [
    maximum ?? maxItems ?? maxLength ?? maxProperties ?? schema.const ?? (values as [] | undefined)?.length,
  ];
}

/**
 * Figures of the prose check whose value is not that of the constant, the header or the schema that they name.
 *
 * @param yaml of `scripts/prose/data/figures.yaml`
 */
export function figureProblems(
  yaml: string,
  sdk: SdkFacts,
  document: OpenApiDocument,
): {problems: string[]; compared: number} {
  const figures = (parse(yaml) as SourcedFigure[]).flatMap(({source, ...figure}) =>
    [source ?? []].flat().map((one) => ({...figure, source: one})),
  );
  const problems = figures.flatMap(({name, value, source}) => {
    const numbers = String(value).match(/\d[\d,]*/g) ?? [];
    const [kind, place] = source.split(' ');
    const kinds: Record<string, () => unknown[]> = {
      sdk: () => [sdk.get(place)?.value],
      model: () => [model[place]],
      api: () => limitsOf(resolveReference<JsonSchema>(document, {$ref: `#${place}`}), numbers.length),
    };
    const own = kinds[kind]?.() ?? [`no source of the kind "${kind}"`];
    const isSame = String(own) === String(numbers.map((number) => number.replaceAll(',', '')));
    return isSame ? [] : [`the ${name} is ${value}, and ${place} has ${own.join(' to ')}`];
  });
  return {problems, compared: figures.length};
}
