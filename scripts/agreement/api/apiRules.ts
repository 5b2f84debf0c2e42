import type {Operation} from '../../../sandbox/document/listOperations';
import {matchOperation} from '../../../sandbox/document/matchOperation';
import type {Claim, Rule, Statement} from '../statement/Statement';
import type {ApiFacts} from './ApiFacts';

const route = /^\/docs\/api-specification\/([\w-]+)$/;

/** Operations that a statement links to, each once. */
function linkedOperations({links}: Pick<Statement, 'links'>, {operations}: ApiFacts): Operation[] {
  const ids = links.map(({url}) => route.exec(url)?.[1]).filter((id) => id !== undefined);
  return [...new Set(ids)].map((id) => operations.get(id)).filter((operation) => operation !== undefined);
}

/** Whether a link that has the title of an operation leads to that operation. */
export const titles: Rule<ApiFacts> = ({links}, facts) =>
  links.flatMap((link) => {
    const [operation] = linkedOperations({links: [link]}, facts);
    const named = [...facts.summaries].find(([, summary]) => summary === link.text);
    if (!operation || !named) return [];
    if (named[0] === operation.id) return [{}];
    return [{problem: `"${link.text}" leads to ${operation.id}, and is the title of ${named[0]}`}];
  });

const call = /^(?:(GET|POST|PUT|PATCH|DELETE) )?(\/(?:v\d|api)\/[^\s?]+)/;
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Whether the paths that pages name, with their methods, are those of operations. */
export const paths: Rule<ApiFacts> = ({codes}, {operations}) =>
  codes.flatMap((code) => {
    const [, method, path] = call.exec(code) ?? [];
    // An ellipsis stands for the rest of the path.
    if (!path || path.includes('…')) return [];
    const tried = method ? [method] : methods;
    if (tried.some((each) => matchOperation([...operations.values()], each, path))) return [{}];
    return [{problem: `no operation of the OpenAPI file has ${code}`}];
  });

/** What a rule about names needs beside the API. */
export interface NamingFacts {
  api: ApiFacts;
  /** Words of the code on pages and of what it is compiled against: names that are not the API's. */
  codeWords: ReadonlySet<string>;
}

const snake = /^[a-z]+(?:_[a-z0-9]+)+$/;
/** A component of ESP-IDF, which code names by its headers only. */
const foreign = new Set(['esp_netif']);
const fileName = /\.(?:json|mjs|hex)$/;
const dotted = /^(?:device|location|gateway|packet|most_recent_packet)(?:\.[a-z_]+)+$/;

/** Whether a name in the form of a field is one of the API, or is used by code on the pages. */
export const fieldNames: Rule<NamingFacts> = ({codes}, {api, codeWords}) =>
  codes
    .map((code) => code.replace(/(?:=|: ).*$/, ''))
    .filter((name) => (snake.test(name) || dotted.test(name)) && !fileName.test(name) && !foreign.has(name))
    .map((name) => {
      const isKnown = api.fields.has(name) || (!dotted.test(name) && codeWords.has(name));
      return isKnown
        ? {}
        : {problem: `${name} is no field or parameter of the OpenAPI file, and no code of the pages uses it`};
    });

/** Headers of HTTP and of the sandbox, and a field of `security.txt`, which the API need not define. */
const common = new Set([
  'content-type',
  'content-length',
  'authorization',
  'sandbox-fault',
  'preferred-languages',
]);

/** Whether the headers that pages name are those of the API. */
export const headers: Rule<ApiFacts> = ({codes}, facts) =>
  codes
    .filter((code) => /^[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]+)+$/.test(code))
    .map((code) => {
      const name = code.toLowerCase();
      return facts.headers.has(name) || common.has(name)
        ? {}
        : {problem: `the OpenAPI file has no header ${code}`};
    });

/** Whether scopes exist, and a scope beside the link to an operation is the one that it needs. */
export const scopes: Rule<ApiFacts> = (statement, facts) => {
  const named = statement.codes.filter((code) => /^(?:read|write)-[a-z-]+$/.test(code));
  const claims: Claim[] = named.map((scope) =>
    facts.scopes.has(scope) ? {} : {problem: `there is no scope ${scope}`},
  );
  const [operation, ...more] = linkedOperations(statement, facts);
  // A row may name one operation as the remedy for another one's lack of a scope.
  if (!operation || more.length > 0 || statement.text.includes(' | ')) return claims;
  const needsNone = /\bneeds no scope\b/.test(statement.text);
  const stated = needsNone ? null : new Set(named).size === 1 ? named[0] : undefined;
  if (stated === undefined) return claims;
  const problem = `${operation.id} is said to need ${stated ?? 'no scope'}; the OpenAPI file has ${operation.scope ?? 'none'}`;
  return [...claims, stated === operation.scope ? {} : {problem}];
};

const status = /^[245]\d\d$/;

/** Whether an operation documents the status codes beside its link, and the header that tells how long to wait. */
export const statuses: Rule<ApiFacts> = (statement, facts) => {
  const [operation, ...more] = linkedOperations(statement, facts);
  // Status codes of a webhook are those of the reader's own server.
  if (!operation || more.length > 0 || operation.id.includes('webhook')) return [];
  const codes = statement.codes.filter((code) => status.test(code));
  const inProse = [...statement.text.matchAll(/\banswers? (?:with )?([245]\d\d)\b/g)].map(([, code]) => code);
  const claims = [...codes, ...inProse].map((code) =>
    operation.object.responses[code]
      ? {}
      : {problem: `${operation.id} does not answer ${code} in the OpenAPI file`},
  );
  const waits = statement.codes.includes('Retry-After') && !/\bno\b/.test(statement.text);
  if (!waits) return claims;
  const isSent = facts.answerHeaders(operation).includes('retry-after');
  return [
    ...claims,
    isSent ? {} : {problem: `${operation.id} does not send Retry-After in the OpenAPI file`},
  ];
};
