import {matchOperation, type Operation} from '../../sandbox/document/listOperations';
import type {JsonSchema} from '../../sandbox/document/OpenApiDocument';
import type {ApiFacts} from './apiFacts';
import type {Rule, Statement} from './statements';

/** Operations that a statement links to, each once. */
function linkedOperations({links}: Pick<Statement, 'links'>, {operations}: ApiFacts): Operation[] {
  const ids = links.map(({url}) => /^\/docs\/api-specification\/([\w-]+)$/.exec(url)?.[1] ?? '');
  return [...new Set(ids)].map((id) => operations.get(id)).filter((operation) => operation !== undefined);
}

/** Whether a link that has the title of an operation leads to that operation. */
export const titles: Rule<ApiFacts> = ({links}, facts) =>
  links.flatMap((link) => {
    const [operation] = linkedOperations({links: [link]}, facts);
    const [id] = [...facts.summaries].find(([, summary]) => summary === link.text) ?? [];
    if (!operation || !id) return [];
    return [
      id === operation.id ? undefined : `"${link.text}" leads to ${operation.id}, and is the title of ${id}`,
    ];
  });

const call = /^(?:(GET|POST|PUT|PATCH|DELETE) )?(\/(?:v\d|api)\/[^\s?]+)/;

/** Whether the paths that pages name, with their methods, are those of operations. */
export const paths: Rule<ApiFacts> = ({codes}, {operations}) =>
  codes.flatMap((code) => {
    const [, method, path] = call.exec(code) ?? [];
    // An ellipsis stands for the rest of the path.
    if (!path || path.includes('…')) return [];
    const tried = method ? [method] : ['get', 'post', 'put', 'patch', 'delete'];
    const isKnown = tried.some((each) => matchOperation([...operations.values()], each, path));
    return [isKnown ? undefined : `no operation of the OpenAPI file has ${code}`];
  });

/** What a rule about names needs beside the API. */
export interface NamingFacts {
  api: ApiFacts;
  /** Words of the code on pages and of what it is compiled against: names that are not the API's. */
  codeWords: ReadonlySet<string>;
}

const snake = /^[a-z]+(?:_[a-z0-9]+)+$/;
const dotted = /^(?:device|location|gateway|packet|most_recent_packet)(?:\.[a-z_]+)+$/;
/** Names of files, and a component of ESP-IDF, which code names by its headers only. */
const foreign = /\.(?:json|mjs|hex)$|^esp_netif$/;

/** Whether a name in the form of a field is one of the API, or is used by code on the pages. */
export const fieldNames: Rule<NamingFacts> = ({codes}, {api, codeWords}) =>
  codes
    .map((code) => code.replace(/(?:=|: ).*$/, ''))
    .filter((name) => (snake.test(name) || dotted.test(name)) && !foreign.test(name))
    .map((name) =>
      api.fields.has(name) || (!dotted.test(name) && codeWords.has(name))
        ? undefined
        : `${name} is no field or parameter of the OpenAPI file, and no code of the pages uses it`,
    );

/** Headers of HTTP and of the sandbox, and a field of `security.txt`, which the API need not define. */
const common = ['content-type', 'content-length', 'authorization', 'sandbox-fault', 'preferred-languages'];

/** Whether the headers that pages name are those of the API. */
export const headers: Rule<ApiFacts> = ({codes}, facts) =>
  codes
    .filter((code) => /^[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]+)+$/.test(code))
    .map((code) => {
      const isKnown = facts.headers.has(code.toLowerCase()) || common.includes(code.toLowerCase());
      return isKnown ? undefined : `the OpenAPI file has no header ${code}`;
    });

/** Whether scopes exist, and a scope beside the link to an operation is the one that it needs. */
export const scopes: Rule<ApiFacts> = (statement, facts) => {
  const named = statement.codes.filter((code) => /^(?:read|write)-[a-z-]+$/.test(code));
  const claims = named.map((scope) => (facts.scopes.has(scope) ? undefined : `there is no scope ${scope}`));
  const [operation, ...more] = linkedOperations(statement, facts);
  // A row may name one operation as the remedy for another one's lack of a scope.
  if (!operation || more.length > 0 || statement.text.includes(' | ')) return claims;
  const needsNone = /\bneeds no scope\b/.test(statement.text);
  if (!needsNone && new Set(named).size !== 1) return claims;
  const stated = needsNone ? null : named[0];
  const problem = `${operation.id} is said to need ${stated ?? 'no scope'}; the OpenAPI file has ${operation.scope ?? 'none'}`;
  return [...claims, stated === operation.scope ? undefined : problem];
};

/** Whether an operation documents the status codes beside its link, and the header that tells how long to wait. */
export const statuses: Rule<ApiFacts> = (statement, facts) => {
  const {codes, text} = statement;
  const [operation, ...more] = linkedOperations(statement, facts);
  // Status codes of a webhook are those of the reader's own server.
  if (!operation || more.length > 0 || operation.id.includes('webhook')) return [];
  const inProse = [...text.matchAll(/\banswers? (?:with )?([245]\d\d)\b/g)].map(([, code]) => code);
  const claims = [...codes.filter((code) => /^[245]\d\d$/.test(code)), ...inProse].map((code) =>
    operation.object.responses[code]
      ? undefined
      : `${operation.id} does not answer ${code} in the OpenAPI file`,
  );
  if (!codes.includes('Retry-After') || /\bno\b/.test(text)) return claims;
  const isSent = facts.answerHeaders(operation).includes('retry-after');
  return [...claims, isSent ? undefined : `${operation.id} does not send Retry-After in the OpenAPI file`];
};

const number = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const plain = (text: string): number => Number(text.replaceAll(',', ''));

/** Limits that a text may state: where it does, and the same of a schema, as messages name it. */
const kinds: {
  stated: RegExp;
  limitOf(schema: JsonSchema): unknown;
  sameAs(numbers: string[]): unknown;
}[] = [
  {
    stated: new RegExp(String.raw`(?<![\d.,-])${number} to ${number}\b`, 'g'),
    limitOf: ({minimum, maximum}) =>
      minimum === undefined || maximum === undefined ? undefined : `${minimum} to ${maximum}`,
    sameAs: ([from, to]) => `${plain(from)} to ${plain(to)}`,
  },
  {
    stated: new RegExp(
      String.raw`\b(?:by default|default|defaults to) ${number}\b|\b${number} unless\b`,
      'g',
    ),
    limitOf: (schema) => schema.default,
    sameAs: ([after, before]) => plain(after ?? before),
  },
  {
    stated: new RegExp(String.raw`\b(?:at most|up to) ${number}\b`, 'g'),
    limitOf: ({maximum, maxItems, maxLength, maxProperties}) =>
      maximum ?? maxItems ?? maxLength ?? maxProperties,
    sameAs: ([most]) => plain(most),
  },
];

/** Whether a statement about one field or parameter has its limits and its default. */
export const limits: Rule<ApiFacts> = ({codes, subjects, text}, {fields}) => {
  const named = [...new Set((subjects.length > 0 ? subjects : codes).filter((code) => fields.has(code)))];
  if (named.length !== 1) return [];
  const [name] = named;
  // What stands before a field is about something else: "retried for up to 3 hours, so a `success_rate` …".
  const behind = text.slice(text.indexOf(`\`${name}\``));
  return kinds.flatMap(({stated, limitOf, sameAs}) => {
    const own = (fields.get(name) ?? [])
      .map(limitOf)
      .filter((each) => typeof each === 'number' || /^[\d.-]+ to [\d.-]+$/.test(String(each)));
    return (own.length === 0 ? [] : [...behind.matchAll(stated)]).map(([said, ...numbers]) =>
      own.includes(sameAs(numbers))
        ? undefined
        : `${name}: "${said}"; the OpenAPI file has ${[...new Set(own)].join(' or ')}`,
    );
  });
};
