import fs from 'node:fs';
import {parse} from 'yaml';
import {type SchemaWords, wordsOf} from './apiWords';

/** What the OpenAPI file says of one value, and where its page has to say it. */
export interface ValueFacts extends SchemaWords {
  /** Its own; of a body as a whole, that of the heading above. */
  anchor: string;
  required: boolean;
}

/** What the OpenAPI file says of a body, beside its values. */
export interface BodyFacts {
  /** Anchor of the heading above. */
  heading: string;
  /** Markdown: what is said of the body, or of the status, and of its schema, limits included, where that has no entry. */
  descriptions: string[];
  mediaTypes: string[];
  /** Examples as formatted JSON. */
  examples: Array<{label: string; code: string}>;
}

/** What the OpenAPI file says of an operation. */
export interface OperationFacts {
  id: string;
  method: string;
  path?: string;
  scope: string | null;
  title: string;
  description: string;
  /** Whether a call must have a body; undefined where it has none. */
  needsBody?: boolean;
  statuses: string[];
  values: ValueFacts[];
  /** Those of the request and of each status; a status without a body has neither media types nor examples. */
  bodies: BodyFacts[];
}

// The walk below shares no code with the page maker: what both forget would not be noticed.
// biome-ignore lint/suspicious/noExplicitAny: the file as it is
type Any = any;

const file: Any = parse(fs.readFileSync('openapi/platform-api.yaml', 'utf8'));

function resolved(value: Any): Any {
  if (!value?.$ref) return value;
  const steps: string[] = value.$ref.slice(2).split('/');
  return resolved(steps.reduce((at, step) => at[step], file));
}

/** Words of Markdown, without what marks code, links, lists and emphasis. */
export function words(markdown: string): string {
  return markdown
    .replace(/```\w*\n/g, '')
    .replace(/`|\*\*|^[-*] |^\d+\. /gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A schema and, for an array, that of its items, and of theirs. */
function levelsOf(given: Any): Any[] {
  const schema = resolved(given);
  return [schema, ...(schema.items ? levelsOf(schema.items) : [])];
}

function valuesIn(given: Any, anchor: string): ValueFacts[] {
  const schema = levelsOf(given).at(-1);
  const named = (name: string, value: Any): ValueFacts[] =>
    factsOf(value, `${anchor}.${name}`, schema.required?.includes(name) ?? false);
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, value]) => named(name, value)),
    ...(typeof schema.additionalProperties === 'object' ? named('key', schema.additionalProperties) : []),
    ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((option) =>
      factsOf(option, `${anchor}.${resolved(option).title.replaceAll(' ', '-')}`, false),
    ),
  ];
}

function factsOf(given: Any, anchor: string, required: boolean): ValueFacts[] {
  return [{anchor, required, ...wordsOf(levelsOf(given))}, ...valuesIn(given, anchor)];
}

/** A parameter or header, whose own words go before those of its schema. */
function namedFacts(one: Any, anchor: string): ValueFacts[] {
  const schema = resolved(one.schema);
  const examples = Object.values<Any>(one.examples ?? {}).map(({value}) => value);
  const own = {
    ...schema,
    description: one.description ?? schema.description,
    ...(one.example === undefined ? {} : {example: undefined, examples: [one.example]}),
    ...(examples.length === 0 ? {} : {example: undefined, examples}),
  };
  const [facts, ...inside] = factsOf(own, anchor, one.required ?? false);
  if (facts && one.in === 'query' && schema.type === 'array') facts.limits.push('repeated for each value');
  return facts ? [facts, ...inside] : inside;
}

/** The values of a body; an object that is its properties and nothing else has no entry of its own, and stands `above` them. */
function rootFacts(schema: Any, anchor: string): {above?: ValueFacts; values: ValueFacts[]} {
  const [root, ...inside] = factsOf(schema, anchor, false);
  const {properties, oneOf} = resolved(schema);
  const isPlain = root?.type === 'object' && properties && !oneOf;
  return isPlain ? {above: root, values: inside} : {values: root ? [root, ...inside] : []};
}

function bodyFacts(heading: string, description: string | undefined, content: Any) {
  const entries: [string, Any][] = Object.entries(content ?? {});
  const roots = entries.map(([, {schema}]) => rootFacts(schema, heading));
  const body: BodyFacts = {
    heading,
    descriptions: [
      ...(description ? [description] : []),
      ...roots.flatMap(({above}) => [
        ...(above?.descriptions ?? []),
        ...(above?.limits.length ? [`Limits: ${above.limits.join(', ')}`] : []),
      ]),
    ],
    mediaTypes: entries.map(([mediaType]) => mediaType),
    examples: entries
      .flatMap(([, {examples}]) => Object.values<Any>(examples ?? {}).map(resolved))
      .map(({summary, value}) => ({
        label: summary,
        code: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
      })),
  };
  return {values: roots.flatMap(({values}) => values), body};
}

function operationFacts(path: string, item: Any, method: string, isWebhook: boolean): OperationFacts {
  const operation = item[method];
  const parameters: Any[] = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolved);
  const request = resolved(operation.requestBody);
  const responses: [string, Any][] = Object.entries(operation.responses).map(([status, response]) => [
    status,
    resolved(response),
  ]);
  const bodies = [
    ...(request ? [bodyFacts('body', request.description, request.content)] : []),
    ...responses.map(([status, {description, content}]) =>
      bodyFacts(`response-${status}`, description, content),
    ),
  ];
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: isWebhook ? undefined : path,
    scope: operation['x-required-scope'],
    title: operation.summary,
    description: operation.description,
    needsBody: request && (request.required ?? false),
    statuses: responses.map(([status]) => status),
    values: [
      ...parameters.flatMap((one) => namedFacts(one, `${one.in}.${one.name}`)),
      ...bodies.flatMap(({values}) => values),
      ...responses.flatMap(([status, {headers}]) =>
        Object.entries(headers ?? {}).flatMap(([name, given]) =>
          namedFacts(resolved(given), `response-${status}.header.${name}`),
        ),
      ),
    ],
    bodies: bodies.map(({body}) => body),
  };
}

/** What the OpenAPI file says of each operation, webhooks included. */
export function apiFacts(): OperationFacts[] {
  return ['paths', 'webhooks'].flatMap((section) =>
    Object.entries<Any>(file[section]).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((key) => key !== 'parameters')
        .map((method) => operationFacts(path, item, method, section === 'webhooks')),
    ),
  );
}
