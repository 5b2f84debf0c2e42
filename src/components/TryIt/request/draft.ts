import {
  buildRequest,
  type Filling,
  parsed,
  variableToken,
} from '@site/plugins/api-reference/samples/shared/buildRequest';
import {curlCommand} from '@site/plugins/api-reference/samples/shared/curlCommand';
import type {Operation, Parameter} from '@site/plugins/api-reference/samples/shared/readOperation';

/** What a reader has put into the form. */
export interface RequestDraft {
  /** What was typed, by field; a list has one value a line, an object is JSON, and what is empty is left out. */
  texts: Readonly<Record<string, string>>;
  /** By the field of the body; the whole body has an empty name. */
  files: Readonly<Record<string, File>>;
}

/** Fields of the form that are neither parameters, by their `id`, nor credentials, by their variable. */
export const fieldIds = {body: 'body', address: 'address', file: (name: string) => `file.${name}`} as const;

/** The field of a parameter; what readers type once for all pages has that of its variable. */
export function fieldOf({id, own}: Parameter): string {
  return own?.variable ?? id;
}

export function fillingOf({parameters, credentials}: Operation, {texts, files}: RequestDraft): Filling {
  return {
    values: Object.fromEntries(parameters.map((one) => [one.id, parameterValue(one, texts)])),
    credentials: Object.fromEntries(
      credentials.map(({variable}) => [variable, (texts[variable] ?? '').trim()]),
    ),
    body: texts[fieldIds.body],
    files: Object.fromEntries(Object.entries(files).map(([name, file]) => [name, file.name])),
  };
}

/** The request for a terminal, where variables stand for secrets. */
export function commandOf(
  operation: Operation,
  {texts, files}: RequestDraft,
  server: string,
  variables: string[],
  more?: string[],
): string {
  const tokens = Object.fromEntries(variables.map((variable) => [variable, variableToken(variable)]));
  const filling = fillingOf(operation, {texts: {...texts, ...tokens}, files});
  return curlCommand(buildRequest(operation, filling, server), variables, more);
}

/** A parameter's value as its schema types it; undefined when it is left out. */
export function parameterValue(parameter: Parameter, texts: RequestDraft['texts']): unknown {
  const {own, schema} = parameter;
  const text = texts[fieldOf(parameter)] ?? '';
  if (text.trim() === '') return undefined;
  return typeOf(schema) === 'array'
    ? lines(text).map((line) => typed(line, typeOf(schema.items)))
    : typed(own ? text.trim() : text, typeOf(schema));
}

/** The values of a list, which stand on a line each. */
export function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function typeOf(schema: unknown): unknown {
  return [(schema as {type?: unknown} | undefined)?.type].flat()[0];
}

/** What has no value of the type stays text, for the schema to refuse. */
function typed(text: string, type: unknown): unknown {
  const isNumber = /^\s*-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(text);
  if (type === 'integer' || type === 'number') return isNumber ? Number(text) : text;
  return type === 'object' || type === 'boolean' ? parsed(text) : text;
}
