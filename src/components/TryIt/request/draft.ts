import {type Filling, parsed} from '@site/plugins/api-reference/samples/shared/buildRequest';
import type {Operation, Parameter} from '@site/plugins/api-reference/samples/shared/readOperation';

/** What a reader has put into the form, as it was typed; what is empty is left out. */
export interface RequestDraft {
  /** By a parameter's `id`; a list has one value a line, an object is JSON. */
  values: Readonly<Record<string, string>>;
  body: string;
  /** What readers type once for all pages, by the variable that stands for it in samples. */
  own: Readonly<Record<string, string>>;
  /** By the field of the body; the whole body has an empty name. */
  files: Readonly<Record<string, File>>;
}

/** Fields of the form that are neither parameters nor credentials, by the `id` that a problem names. */
export const fieldIds = {body: 'body', address: 'address', file: (name: string) => `file.${name}`} as const;

/** The field of a parameter; what readers type once for all pages has that of its variable. */
export function fieldOf({id, own}: Parameter): string {
  return own?.variable ?? id;
}

/** What a request is filled in with. */
export function fillingOf({parameters, credentials}: Operation, draft: RequestDraft): Filling {
  return {
    values: Object.fromEntries(parameters.map((one) => [one.id, parameterValue(one, draft)])),
    credentials: Object.fromEntries(
      credentials.map(({variable}) => [variable, (draft.own[variable] ?? '').trim()]),
    ),
    body: draft.body,
    files: Object.fromEntries(Object.entries(draft.files).map(([name, file]) => [name, file.name])),
  };
}

/** A parameter's value as its schema types it; undefined when it is left out. */
export function parameterValue({id, own, schema}: Parameter, draft: RequestDraft): unknown {
  const text = own ? (draft.own[own.variable] ?? '').trim() : (draft.values[id] ?? '');
  if (text.trim() === '') return undefined;
  const [type] = [schema.type].flat();
  // What has no such value stays text, for the schema to refuse.
  if (type === 'array') return lines(text).map((line) => typed(line, itemType(schema.items)));
  return type === 'object' ? parsed(text) : typed(text, type);
}

/** The values of a list, which stand on a line each. */
export function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function itemType(items: unknown): unknown {
  return [(items as {type?: unknown} | undefined)?.type].flat()[0];
}

function typed(text: string, type: unknown): unknown {
  const trimmed = text.trim();
  if (type === 'integer' || type === 'number') {
    return /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed) ? Number(trimmed) : text;
  }
  if (type === 'object') return parsed(text);
  if (type === 'boolean') return trimmed === 'true' ? true : trimmed === 'false' ? false : text;
  return text;
}
