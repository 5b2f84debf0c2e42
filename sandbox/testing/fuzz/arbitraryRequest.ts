import * as fc from 'fast-check';
import type {Operation, Parameter} from '../../document/listOperations';
import type {JsonSchema, OpenApiDocument} from '../../document/OpenApiDocument';
import {writeToken} from '../../operations/continuationToken';
import {exampleSecrets} from '../../store/exampleIds';
import {exampleBodies} from '../exampleBodies';
import {oddName, oddUrl, oddValue} from './oddValues';

/** A request that is partly as an operation's examples have it, and partly anything. */
export interface FuzzedRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string>;
  body?: string;
}

/** The library's own unit `binary` takes a second to begin with. */
const unit = fc.nat(0x10ffff).map((point) => String.fromCodePoint(point));

const text = fc.oneof(oddValue.map(String), fc.string({maxLength: 40}), fc.string({unit, maxLength: 8}));

/** Most often the example, so that one wrong value is not hidden by another. */
function mostly<T>(usual: T, odd: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({weight: 8, arbitrary: fc.constant(usual)}, {weight: 1, arbitrary: odd});
}

/** Text that an HTTP header can carry. */
const headerText = fc
  .oneof(text, fc.string({unit: fc.constantFrom(...'aZ09 -_.~\t\u00e9\u00ff'), maxLength: 30}))
  .map((value) => value.replace(/[^\t\x20-\x7e\u00a1-\u00ff]/g, '').trim());

/** Tokens that look like those of an answer, with any position. */
const token = fc
  .tuple(
    fc.constantFrom<'devices' | 'packets'>('devices', 'packets'),
    fc.dictionary(positionName(), oddValue),
  )
  .map(([kind, position]) => {
    try {
      return writeToken(kind, position);
    } catch {
      // Text beyond Latin-1 has no base64.
      return writeToken(kind, {});
    }
  });

function positionName() {
  return fc.constantFrom('after', 'end', 'deviceId', 'environments', 'query', 'kind');
}

function queryOf(parameters: Parameter[]): fc.Arbitrary<string> {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const entries = known.map(({name, example}) =>
    fc.tuple(fc.constant(name), mostly(String([example].flat()[0]), text)),
  );
  const entry = fc.oneof(...entries, ...entries, ...entries, fc.tuple(oddName, text));
  return fc
    .array(entry, {maxLength: 3})
    .map((chosen) => new URLSearchParams(chosen.map(([name, value]) => [name, value])).toString());
}

function targetOf(operation: Operation): fc.Arbitrary<string> {
  const parameters = operation.parameters();
  const values = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({name, example}) => mostly(String(example), text).map((value) => [name, value] as const));
  return fc.tuple(fc.tuple(...values), queryOf(parameters)).map(([path, query]) => {
    const found = new Map(path);
    const pathname = operation.path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent((found.get(name) ?? '').replace(/\p{Surrogate}/gu, '\ufffd')),
    );
    return query ? `${pathname}?${query}` : pathname;
  });
}

function headersOf(operation: Operation): fc.Arbitrary<Record<string, string>> {
  const hasToken = operation.parameters().some(({name}) => name === 'Continuation-Token');
  return fc
    .record(
      {
        Authorization: mostly(`Bearer ${exampleSecrets.apiKey}`, headerText),
        'Content-Type': mostly('application/json', headerText),
        'X-Request-ID': headerText,
        'X-Odd': headerText,
        ...(hasToken && {'Continuation-Token': fc.oneof(token, headerText)}),
      },
      {requiredKeys: ['Authorization', 'Content-Type']},
    )
    .map((headers) => headers as Record<string, string>);
}

function fieldNames({properties = {}, oneOf = []}: JsonSchema): string[] {
  return [...Object.keys(properties as object), ...(oneOf as JsonSchema[]).flatMap(fieldNames)];
}

/** An example of the document with some fields replaced, removed or added; or any JSON; or no JSON at all. */
function bodyOf(document: OpenApiDocument, operation: Operation): fc.Arbitrary<string | undefined> {
  const examples = exampleBodies(document, operation).map(
    ([, body]) => body as Record<string, unknown> | undefined,
  );
  const names = fieldNames(operation.body()?.schema ?? {});
  const urls = names.filter((name) => /url$/.test(name));
  const change = fc.oneof(
    fc.tuple(names.length > 0 ? fc.constantFrom(...names) : oddName, oddValue),
    fc.tuple(names.length > 0 ? fc.constantFrom(...names) : oddName, fc.constant(undefined)),
    fc.tuple(oddName, oddValue),
    ...urls.map((name) => fc.tuple(fc.constant(name), oddUrl)),
  );
  const changed = fc
    .tuple(fc.constantFrom(...examples), fc.array(change, {maxLength: 2}))
    .map(([example, changes]) =>
      example || changes.length > 0
        ? JSON.stringify({...example, ...Object.fromEntries(changes)})
        : undefined,
    );
  return fc.oneof(
    {weight: 8, arbitrary: changed},
    {weight: 1, arbitrary: oddValue.map((value) => JSON.stringify(value))},
    {weight: 1, arbitrary: fc.oneof(text, fc.constantFrom('', '{"', '1e400', '[1e400]', '['.repeat(9999)))},
  );
}

/** Requests to an operation, of which each is wrong in few places, or in none. */
export function arbitraryRequest(
  document: OpenApiDocument,
  operation: Operation,
  methods: readonly string[],
): fc.Arbitrary<FuzzedRequest> {
  return fc
    .record({
      method: mostly(operation.method.toUpperCase(), fc.constantFrom(...methods)),
      target: targetOf(operation),
      headers: headersOf(operation),
      body: bodyOf(document, operation),
    })
    .map(({body, ...request}) => ({
      ...request,
      ...(body !== undefined && !/^(GET|HEAD)$/.test(request.method) && {body}),
    }));
}
