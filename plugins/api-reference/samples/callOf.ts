import sortBy from 'lodash/sortBy';
import uniq from 'lodash/uniq';
import {isJson} from '../../../sandbox/document/listOperations';
import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import {buildRequest, variableToken} from './shared/buildRequest';
import {exampleOf} from './shared/exampleOf';
import {endingOf, type Operation, type ReadOptions, readOperation} from './shared/readOperation';

/** Variables of the environment that samples read; all pages of the site use the same. */
export interface SampleOptions extends ReadOptions {
  /** Origin of the API; without it samples name the file's first server. */
  url?: string;
  /** Address of a simulated API that samples can be tried on. */
  sandboxUrl?: string;
  /** Address that a webhook is sent to. */
  webhookUrl: string;
  /** Title of the overview's section that says how to set these variables; pages link to it. */
  guide?: string;
}

/** What samples of any API read. */
export const defaultSampleOptions: SampleOptions = {webhookUrl: 'WEBHOOK_URL'};

export type Call = ReturnType<typeof callOf>;

/** The origin of an API whose file names none. */
export const serverVariable = 'API_URL';

/** The call of an operation with its examples: required parameters, the first named body, the reader's credentials. */
export function callOf(value: unknown, named: {path: string; method: string}, options: SampleOptions) {
  const document = value as OpenApiDocument;
  const operation = readOperation(document, options, named);
  const {parameters, credentials, body, servers, isWebhook} = operation;
  const address = servers[0]?.url ?? '';
  const isWhole = /^https?:/.test(address);
  const origin = isWebhook ? options.webhookUrl : (options.url ?? (isWhole ? undefined : serverVariable));
  const server = `${origin ? variableToken(origin) : ''}${origin && (isWhole || isWebhook) ? '' : address}`;
  const needed = parameters.filter(({required}) => required);
  const values = needed.map(({id, own, example, schema, name}) => [
    id,
    own ? variableToken(own.variable) : (example ?? exampleOf(schema, document) ?? name),
  ]);
  const files = body?.files ?? [];
  const neededFiles = files.filter(({required}) => required || !files.some((one) => one.required));
  const filling = {
    values: Object.fromEntries(values),
    credentials: Object.fromEntries(credentials.map(({variable}) => [variable, variableToken(variable)])),
    body: body?.examples[0]?.text,
    files: Object.fromEntries(neededFiles.map(({name, fileName}) => [name, fileName])),
  };
  const request = buildRequest(operation, filling, server);
  const where = JSON.stringify({...request, body: undefined});
  const placeOf = (variable: string) => where.indexOf(variableToken(variable));
  /** What readers have values of their own for, as far as it stands in the request. */
  const own = [...parameters.flatMap((one) => one.own ?? []), ...credentials].filter(
    ({variable}) => placeOf(variable) >= 0,
  );
  /** Those that stand in the request, in the order in which they come. */
  const variables = sortBy(uniq([origin ?? [], own.map(({variable}) => variable)].flat()), placeOf);
  return {operation, request, variables, own, answer: answerOf(operation)};
}

/**
 * What a sample does when an operation succeeds: a document is kept in a `file`, JSON is printed, and a status may be all
 * there is; `nextPage` is the header with the token of the next page.
 */
function answerOf(operation: Operation) {
  const {id, isWebhook, method, responses, parameters} = operation;
  const [, success] = Object.entries(responses).find(([status]) => /^(?:2|default)/.test(status)) ?? [];
  const sent = parameters.filter((one) => one.in === 'header').map(({name}) => name.toLowerCase());
  const nextPage = Object.keys(success?.headers ?? {}).find(
    (name) => sent.includes(name.toLowerCase()) && /token|cursor/i.test(name),
  );
  const types = Object.keys(success?.content ?? {});
  const [type] = types;
  const none = {kind: 'none', file: '', nextPage} as const;
  if (isWebhook || method === 'HEAD') return {...none, nextPage: undefined};
  if (types.some(isJson)) return {...none, kind: 'json'} as const;
  if (!type) return none;
  if (/^text\/|xml|yaml/.test(type)) return {...none, kind: 'text'} as const;
  const ending = endingOf(type);
  const subject = id.replace(/^(?:get|download|retrieve)-/, '').replace(new RegExp(`-${ending}$`), '');
  return {...none, kind: 'file', file: `${subject.replace(/[^\w-]+/g, '-')}.${ending}`} as const;
}
