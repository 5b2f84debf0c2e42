import {buildRequest, parsed, variableToken} from '@site/plugins/api-reference/samples/shared/buildRequest';
import {curlCommand} from '@site/plugins/api-reference/samples/shared/curlCommand';
import type {Body, Operation, Parameter} from '@site/plugins/api-reference/samples/shared/readOperation';
import {describeProblem} from '@site/sandbox/http/describeProblem';
import {type Range, readJson} from './readJson';

/** What was typed, by field; a list has one value a line, an object is JSON, and what is empty is left out. */
export type Texts = Readonly<Record<string, string>>;

/** What a reader has put into the form. */
export interface RequestDraft {
  texts: Texts;
  /** By the field of the body; the whole body has an empty name. */
  files: Readonly<Record<string, File>>;
}

/** Fields of the form that are neither parameters, by their `id`, nor credentials, by their variable. */
export const fieldIds = {body: 'body', address: 'address', file: (name: string) => `file.${name}`} as const;

/** The field of a parameter; what readers type once for all pages has that of its variable. */
export function fieldOf({id, own}: Parameter): string {
  return own?.variable ?? id;
}

/** What a form fills a request in with. */
export function fillingOf({parameters, credentials}: Operation, {texts, files}: RequestDraft) {
  return {
    values: Object.fromEntries(parameters.map((one) => [one.id, parameterValue(one, texts)])),
    credentials: Object.fromEntries(
      credentials.map(({variable}) => [variable, (texts[variable] ?? '').trim()]),
    ),
    body: texts[fieldIds.body],
    files: Object.fromEntries(Object.entries(files).map(([name, file]) => [name, file.name])),
  };
}

/** The request for a terminal, and the variables in it that stand for secrets: it ends up in histories, tickets and chats. */
export function commandOf(operation: Operation, {texts, files}: RequestDraft, server: string) {
  const {isWebhook, credentials, parameters} = operation;
  const secrets = isWebhook ? parameters.flatMap(({own}) => own ?? []) : credentials;
  const variables = secrets.map(({variable}) => variable);
  const tokens = Object.fromEntries(variables.map((variable) => [variable, variableToken(variable)]));
  const filling = fillingOf(operation, {texts: {...texts, ...tokens}, files});
  const request = buildRequest(operation, filling, server);
  return {command: curlCommand(request, variables, isWebhook ? ['--include'] : []), variables};
}

/** A parameter's value as its schema types it; undefined when it is left out. */
function parameterValue(parameter: Parameter, texts: Texts): unknown {
  const {own, schema} = parameter;
  const text = texts[fieldOf(parameter)] ?? '';
  if (text.trim() === '') return undefined;
  return typeOf(schema) === 'array'
    ? lines(text).map((line) => typed(line, typeOf(schema.items)))
    : typed(own ? text.trim() : text, typeOf(schema));
}

/** The values of a list, which stand on a line each. */
export function lines(text: string): string[] {
  return text.split(/\s*\n\s*/).flatMap((line) => line.trim() || []);
}

/** The type of a value, the first where a schema allows several. */
export function typeOf(schema: unknown): unknown {
  return [(schema as {type?: unknown} | undefined)?.type].flat()[0];
}

/** What has no value of the type stays text, for the schema to refuse. */
function typed(text: string, type: unknown): unknown {
  const isNumber = /^\s*-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(text);
  if (type === 'integer' || type === 'number') return isNumber ? Number(text) : text;
  return type === 'object' || type === 'boolean' ? parsed(text) : text;
}

/** What is wrong with one field of the form. */
export interface Problem {
  field: string;
  /** One sentence that names the field. */
  message: string;
  /** The wrong part of a body's text. */
  range?: Range;
}

/** The problem of a field, where there is a message. */
export function problemOf(field: string, message: string | false | undefined): Problem[] {
  return message ? [{field, message}] : [];
}

/** What fetch can put into a header. */
const headerText = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Everything in a form that the operation's schemas refuse, in the order of the fields. */
export function checkDraft(operation: Operation, {texts, files}: RequestDraft): Problem[] {
  const {body, credentials, parameters, isOpen} = operation;
  return [
    ...credentials.flatMap(({variable, label}) => {
      const text = (texts[variable] ?? '').trim();
      const message =
        text === ''
          ? !isOpen && `${label === 'API key' ? 'An API key' : label} is required.`
          : !headerText.test(text) &&
            `The ${label} holds a character that no key can have. Copy it once more.`;
      return problemOf(variable, message);
    }),
    ...parameters.flatMap((parameter) => {
      const {name, required, schema} = parameter;
      const value = parameterValue(parameter, texts);
      const isUnfit = parameter.in === 'header' && !headerText.test(String(value));
      const message =
        value === undefined
          ? required && `${name} is required.`
          : isUnfit
            ? `${name} holds a character that no header can have.`
            : describeProblem(value, schema, name);
      return problemOf(fieldOf(parameter), message);
    }),
    ...(body ? checkBody(body, texts[fieldIds.body] ?? '', files) : []),
  ];
}

function checkBody(body: Body, text: string, chosen: RequestDraft['files']): Problem[] {
  const {kind, required, schema, files} = body;
  const missing = files
    .filter((file) => file.required && !chosen[file.name])
    .flatMap(({name}) => problemOf(fieldIds.file(name), `${name || 'A file'} is required.`));
  if (kind === 'file' || missing.length > 0) return missing;
  if (text.trim() === '')
    return problemOf(fieldIds.body, required && files.length === 0 && 'A request body is required.');
  if (kind === 'text') return [];
  const read = readJson(text);
  if ('problem' in read) {
    const message = `The request body is not valid JSON. ${read.problem.replace('line', 'Line')}.`;
    return [{field: fieldIds.body, message, range: [read.at, read.at + 1]}];
  }
  // Files have fields of their own.
  const names = files.map(({name}) => name);
  const needed = [schema.required ?? []].flat().filter((name) => !names.includes(String(name)));
  const message = describeProblem(read.value, names.length > 0 ? {...schema, required: needed} : schema);
  return message ? [{field: fieldIds.body, message, range: read.rangeAt(namedPath(message))}] : [];
}

/** The name that a sentence about a wrong field opens with: `names[0]` in 'names[0] must be of type string.' */
const opening = /^([\w-]+(?:\.[\w-]+|\[\d+\])*) (?:must|can|cannot|is|holds)\b/;

/** The field of a form that the platform's sentence about a request names; undefined when it names none. */
export function namedField({parameters, body}: Operation, sentence: string): string | undefined {
  const bodyField = body && fieldIds.body;
  const [first] = namedPath(sentence);
  if (first === undefined) return /request body|field to change/.test(sentence) ? bodyField : undefined;
  const parameter = parameters.find(({name}) => name.toLowerCase() === String(first).toLowerCase());
  return parameter ? fieldOf(parameter) : bodyField;
}

/** The names and indexes of the body's value that a sentence names; empty for the whole body. */
export function namedPath(sentence: string): (string | number)[] {
  const name = opening.exec(sentence)?.[1] ?? '';
  return [...name.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) => (index ? Number(index) : step));
}
