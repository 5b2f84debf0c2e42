import type {JsonSchema} from '../../../sandbox/document/OpenApiDocument';
import type {Claim, Rule} from '../statement/Statement';
import type {ApiFacts} from './ApiFacts';

const number = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const patterns = {
  range: new RegExp(String.raw`(?<![\d.,-])${number} to ${number}\b`, 'g'),
  default: new RegExp(String.raw`\b(?:by default|default|defaults to) ${number}\b|\b${number} unless\b`, 'g'),
};
const most = new RegExp(String.raw`\b(?:at most|up to) ${number}\b`, 'g');

const plain = (text: string): number => Number(text.replaceAll(',', ''));
const maximumOf = (schema: JsonSchema) =>
  schema.maximum ?? schema.maxItems ?? schema.maxLength ?? schema.maxProperties;

function claim(name: string, stated: string, own: unknown[], isRight: boolean): Claim {
  const known = own.filter((each) => each !== undefined);
  if (known.length === 0) return {};
  return isRight
    ? {}
    : {problem: `${name}: "${stated}"; the OpenAPI file has ${[...new Set(known)].join(' or ')}`};
}

function limitClaims(name: string, schemas: readonly JsonSchema[], text: string): Claim[] {
  const bounded = schemas.filter(({minimum, maximum}) => minimum !== undefined && maximum !== undefined);
  const defaults = schemas.map((schema) => schema.default).filter((value) => typeof value === 'number');
  const maxima = schemas.map(maximumOf).filter((value) => typeof value === 'number');
  const ranges = [...text.matchAll(patterns.range)];
  return [
    ...(bounded.length === 0 ? [] : ranges).map(([stated, from, to]) =>
      claim(
        name,
        stated,
        bounded.map(({minimum, maximum}) => `${minimum} to ${maximum}`),
        bounded.some(({minimum, maximum}) => minimum === plain(from) && maximum === plain(to)),
      ),
    ),
    ...(defaults.length === 0 ? [] : [...text.matchAll(patterns.default)]).map(([stated, after, before]) =>
      claim(name, stated, defaults, defaults.includes(plain(after ?? before))),
    ),
    ...(maxima.length === 0 ? [] : [...text.matchAll(most)]).map(([stated, limit]) =>
      claim(name, stated, maxima, maxima.includes(plain(limit))),
    ),
  ];
}

/** Whether a statement about one field or parameter has its limits and its default. */
export const limits: Rule<ApiFacts> = ({codes, subjects, text}, {fields}) => {
  const named = [...new Set((subjects.length > 0 ? subjects : codes).filter((code) => fields.has(code)))];
  if (named.length !== 1) return [];
  // What stands before a field is about something else: "retried for up to 3 hours, so a `success_rate` …".
  const behind = text.slice(text.indexOf(`\`${named[0]}\``));
  return limitClaims(named[0], fields.get(named[0]) ?? [], behind);
};
