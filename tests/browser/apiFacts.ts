import fs from 'node:fs';
import {parse} from 'yaml';

/** What the OpenAPI file says of one value, and where its page has to say it. */
export interface ValueFacts {
  anchor: string;
  required: boolean;
  /** Texts that the page has to hold there. */
  texts: string[];
}

/** What the OpenAPI file says of a status. */
export interface StatusFacts {
  status: string;
  description: string;
}

/** What the OpenAPI file says of an operation. */
export interface OperationFacts {
  id: string;
  method: string;
  path?: string;
  scope: string | null;
  title: string;
  description: string;
  values: ValueFacts[];
  statuses: StatusFacts[];
  /** Examples of bodies as formatted JSON, by the anchor of their heading. */
  examples: Array<{heading: string; label: string; code: string}>;
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

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
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

const keywords = [
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'maxProperties',
  'pattern',
];

function textsOf(schema: Any): string[] {
  return [
    ...[schema.type ?? []].flat().filter((type: string) => type !== 'array'),
    ...(schema.format ? [schema.format] : []),
    ...keywords.filter((keyword) => schema[keyword] !== undefined).map((keyword) => String(schema[keyword])),
    ...(schema.enum ?? []).map(shown),
    ...(schema.const === undefined ? [] : [shown(schema.const)]),
    ...(schema.default === undefined ? [] : [`Default: ${shown(schema.default)}`]),
    ...(schema.uniqueItems ? ['no item twice'] : []),
    ...(schema.readOnly ? ['read-only'] : []),
    ...(schema.contentEncoding ? [schema.contentEncoding] : []),
    ...(schema.contentMediaType ? [schema.contentMediaType] : []),
    ...(schema.description ? [words(schema.description)] : []),
    ...[...(schema.examples ?? []), ...(schema.example === undefined ? [] : [schema.example])].map(shown),
  ];
}

function valuesIn(given: Any, anchor: string): ValueFacts[] {
  const schema = resolved(given);
  if (schema.items) return valuesIn(schema.items, anchor);
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

function factsOf(given: Any, anchor: string, required: boolean, own: Any = {}): ValueFacts[] {
  const schema = resolved(given);
  const items = schema.items ? textsOf(resolved(schema.items)) : [];
  return [
    {anchor, required, texts: [...textsOf(schema), ...textsOf(own), ...items]},
    ...valuesIn(schema, anchor),
  ];
}

function contentFacts(content: Any, anchor: string) {
  const entries: [string, Any][] = Object.entries(content ?? {});
  return {
    values: entries.flatMap(([, {schema}]) => valuesIn(schema, anchor)),
    examples: entries.flatMap(([, {examples}]) =>
      Object.values(examples ?? {})
        .map(resolved)
        .map(({summary, value}) => ({
          heading: anchor,
          label: summary,
          code: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
        })),
    ),
  };
}

function operationFacts(path: string, item: Any, method: string, isWebhook: boolean): OperationFacts {
  const operation = item[method];
  const parameters: Any[] = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolved);
  const body = contentFacts(resolved(operation.requestBody)?.content, 'body');
  const responses: [string, Any][] = Object.entries(operation.responses).map(([status, response]) => [
    status,
    resolved(response),
  ]);
  const bodies = responses.map(([status, {content}]) => contentFacts(content, `response-${status}`));
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: isWebhook ? undefined : path,
    scope: operation['x-required-scope'],
    title: operation.summary,
    description: operation.description,
    values: [
      ...parameters.flatMap((one) =>
        factsOf(one.schema, `${one.in}.${one.name}`, one.required ?? false, one),
      ),
      ...body.values,
      ...bodies.flatMap(({values}) => values),
      ...responses.flatMap(([status, {headers}]) =>
        Object.entries(headers ?? {}).flatMap(([name, given]) => {
          const header = resolved(given);
          return factsOf(
            header.schema,
            `response-${status}.header.${name}`,
            header.required ?? false,
            header,
          );
        }),
      ),
    ],
    statuses: responses.map(([status, {description}]) => ({status, description: words(description)})),
    examples: [...body.examples, ...bodies.flatMap(({examples}) => examples)],
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
