import {isJson} from '../../../sandbox/document/listOperations';
import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import {resolveReference} from '../../../sandbox/document/resolveReference';
import {buildRequest, variableToken} from './shared/buildRequest';
import {exampleOf} from './shared/exampleOf';
import {type Operation, type Parameter, type ReadOptions, readOperation} from './shared/readOperation';

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

/** One call of an operation, before it is written in a language. */
export type Call = ReturnType<typeof callOf>;

/** What the caller does with the answer. */
interface Answer {
  /** A document is kept in a file, JSON is printed, and a status may be all there is. */
  kind: 'json' | 'file' | 'text' | 'none';
  /** Name of the file. */
  file?: string;
  /** Header with the token of the next page. */
  nextPage?: string;
}

/** The origin of an API whose file names none. */
export const serverVariable = 'API_URL';

/** The call of an operation with its examples: required parameters, the first named body, the reader's credentials. */
export function callOf(document: unknown, named: {path: string; method: string}, options: SampleOptions) {
  const operation = readOperation(document, options, named);
  const {parameters, credentials, body, servers, isWebhook} = operation;
  const address = servers[0]?.url ?? '';
  const isWhole = /^https?:/.test(address);
  const origin = isWebhook ? options.webhookUrl : (options.url ?? (isWhole ? undefined : serverVariable));
  const needed = body?.files.some(({required}) => required)
    ? body.files.filter(({required}) => required)
    : (body?.files ?? []);
  const request = buildRequest(
    operation,
    {
      values: Object.fromEntries(
        parameters
          .filter(({required}) => required)
          .map((one) => [one.id, one.own ? variableToken(one.own.variable) : exampleValue(one, document)]),
      ),
      credentials: Object.fromEntries(credentials.map(({variable}) => [variable, variableToken(variable)])),
      body: body?.examples[0]?.text,
      files: Object.fromEntries(needed.map(({name, fileName}) => [name, fileName])),
    },
    `${origin ? variableToken(origin) : ''}${origin && (isWhole || isWebhook) ? '' : address}`,
  );
  const own = [...parameters.flatMap((one) => one.own ?? []), ...credentials].map(({variable}) => variable);
  const {body: _, ...places} = request;
  const where = JSON.stringify(places);
  const placeOf = (variable: string) => where.indexOf(variableToken(variable));
  const variables = [...new Set([...(origin ? [origin] : []), ...own])].filter((one) => placeOf(one) >= 0);
  variables.sort((one, other) => placeOf(one) - placeOf(other));
  return {
    operation,
    /** Variables of the environment stand in it as `variableToken` writes them. */
    request,
    /** Those variables, in the order in which they come. */
    variables,
    answer: answerOf(operation, document),
  };
}

function exampleValue({name, example, schema}: Parameter, document: unknown): unknown {
  return example ?? exampleOf(schema, document as OpenApiDocument) ?? name;
}

/** What a sample does with the answer of an operation when it succeeds. */
function answerOf({id, isWebhook, method, documented, parameters}: Operation, document: unknown): Answer {
  if (isWebhook || method === 'HEAD') return {kind: 'none'};
  const [, found] =
    Object.entries(documented.object.responses ?? {}).find(([status]) => /^(?:2|default)/.test(status)) ?? [];
  const success = found && resolveReference(document as OpenApiDocument, found);
  const types = Object.keys(success?.content ?? {});
  const sent = parameters.filter((one) => one.in === 'header').map(({name}) => name.toLowerCase());
  const nextPage = Object.keys(success?.headers ?? {}).find(
    (name) => sent.includes(name.toLowerCase()) && /token|cursor/i.test(name),
  );
  return {...kindOf(types, id), ...(nextPage && {nextPage})};
}

function kindOf(types: string[], page: string): Answer {
  if (types.some(isJson)) return {kind: 'json'};
  const [type] = types;
  if (!type) return {kind: 'none'};
  if (/^text\/|xml|yaml/.test(type)) return {kind: 'text'};
  const ending = /\/(?:x-)?(\w+)/.exec(type)?.[1] ?? 'bin';
  const subject = page.replace(/^(?:get|download|retrieve)-/, '').replace(new RegExp(`-${ending}$`), '');
  return {kind: 'file', file: `${subject.replace(/[^\w-]+/g, '-')}.${ending}`};
}
