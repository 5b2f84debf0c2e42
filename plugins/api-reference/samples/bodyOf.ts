import type {MediaType, OperationItem} from '../page/OperationItem';
import type {Call} from './Call';
import {exampleOfSchema} from './exampleOf';

/** The body that a sample sends: the first named example, of JSON where the operation takes it. */
export function bodyOf(body: OperationItem['api']['requestBody']): Pick<Call, 'json' | 'form' | 'text'> {
  const entries = Object.entries(body?.content ?? {});
  const [type, media] = entries.find(([name]) => isJson(name)) ?? entries[0] ?? [];
  if (!type || !media) return {};
  const value = sampleValue(media);
  if (value === undefined) return {};
  if (isJson(type)) return {json: value};
  if (typeof value === 'string') return {text: value};
  if (typeof value !== 'object' || value === null) return {};
  return {
    form: Object.fromEntries(
      Object.entries(value).map(([name, field]) => [
        name,
        typeof field === 'object' ? JSON.stringify(field) : String(field),
      ]),
    ),
  };
}

/** Whether a media type is JSON or a kind of it. */
export function isJson(mediaType: string): boolean {
  return /^application\/(?:.+\+)?json\b|\*\/\*/.test(mediaType);
}

function sampleValue({example, examples, schema}: MediaType): unknown {
  return Object.values(examples ?? {})[0]?.value ?? example ?? exampleOfSchema(schema);
}
