import lowerCase from 'lodash/lowerCase';
import upperFirst from 'lodash/upperFirst';
import type {Operation} from '../../../sandbox/document/listOperations';
import type {OpenApiDocument, SecurityScheme} from '../../../sandbox/document/OpenApiDocument';
import {resolveReference} from '../../../sandbox/document/resolveReference';
import {asDictionary, overviewName, textOf} from '../document/operations';
import {codeCell, inlineCode, markdownToMdx, table, textCell} from './markdown';

/** What lets a caller in, as one sentence of MDX; undefined for a webhook, and where the file says nothing of it. */
export function accessNote(
  {object, isWebhook}: Pick<Operation, 'object' | 'isWebhook'>,
  document: OpenApiDocument,
): string | undefined {
  if (isWebhook) return undefined;
  const overview = overviewName(document);
  const {security = document.security, 'x-required-scope': scope} = object;
  const ways = (security ?? []).map((way) => wayInWords(way, document));
  const asked = ways.filter((way) => way !== '');
  const withScope = scope ? ` with the scope [${inlineCode(scope)}](./${overview}.mdx#scopes)` : '';
  if (security !== undefined && asked.length === 0) return 'No key is needed.';
  // Whoever says of each operation which scope it needs has one kind of key, and has told of it in the overview.
  if (scope !== undefined && ways.every((way) => way === bearerToken))
    return scope ? `Needs an API key${withScope}.` : 'Any valid API key will do; no scope is needed.';
  if (asked.length === 0) return undefined;
  const verb = asked.length === ways.length ? 'Needs' : 'Works without a key, and also takes';
  const listed = document.components?.securitySchemes ?? {};
  const names = (security ?? []).flatMap(Object.keys);
  const isListed = scope === undefined && names.some((name) => Object.hasOwn(listed, name));
  const link = isListed ? ` [How to authenticate](./${overview}.mdx#authentication)` : '';
  return `${verb} ${asked.join(', or ')}${withScope}.${link}`;
}

const bearerToken = 'a bearer token';

/** All that one way asks for at once; empty where it asks for nothing. */
function wayInWords(way: Record<string, string[]>, {components}: OpenApiDocument): string {
  return Object.entries(way)
    .map(([name, scopes]) => {
      const given = components?.securitySchemes?.[name];
      const scheme = given ? schemeInWords(resolveReference({components}, given)) : inlineCode(name);
      if (scopes.length === 0) return scheme;
      return `${scheme} with the ${scopes.length === 1 ? 'scope' : 'scopes'} ${scopes.map(inlineCode).join(', ')}`;
    })
    .join(' and ');
}

/** `an API key for the header X-Key`, `a bearer token`. */
export function schemeInWords({type, in: place = 'header', name = '', scheme = ''}: SecurityScheme): string {
  if (type === 'apiKey')
    return `an API key for the ${place === 'query' ? 'query parameter' : place} ${inlineCode(name)}`;
  if (type === 'oauth2') return 'an access token of OAuth 2.0';
  if (type === 'openIdConnect') return 'a token of OpenID Connect';
  if (type === 'mutualTLS') return 'a client certificate (mutual TLS)';
  if (/^bearer$/i.test(scheme)) return bearerToken;
  return /^basic$/i.test(scheme)
    ? 'a user name and password (HTTP Basic)'
    : `HTTP authentication of the kind ${inlineCode(scheme)}`;
}

/** Each way to prove who calls, as MDX with a heading each: its texts, where tokens come from, and scopes. */
export function authentication(document: OpenApiDocument): string {
  return Object.entries(document.components?.securitySchemes ?? {})
    .flatMap(([name, given]) => {
      const scheme = resolveReference(document, given);
      const {description, bearerFormat, openIdConnectUrl, flows = {}} = scheme;
      const format = bearerFormat ? ` Its format is ${bearerFormat}.` : '';
      return [
        `### ${inlineCode(name)}`,
        `${upperFirst(schemeInWords(scheme))}.${format}`,
        ...(description ? [markdownToMdx(description)] : []),
        ...(openIdConnectUrl ? [`Its configuration is at ${inlineCode(openIdConnectUrl)}.`] : []),
        ...Object.entries(flows).flatMap(flowInWords),
      ];
    })
    .join('\n\n');
}

/** `authorizationCode` → `Authorization code`, its addresses, and a table of its scopes. */
function flowInWords([name, flow]: [string, object]): string[] {
  const {scopes, ...others} = asDictionary(flow);
  const addresses = Object.entries(others).flatMap(([key, url]) =>
    key.endsWith('Url') ? `${lowerCase(key).replace('url', 'URL')} ${inlineCode(String(url))}` : [],
  );
  const rows = Object.entries(asDictionary(scopes)).map(([scope, meaning]) => [
    codeCell(scope),
    textCell(textOf(meaning)) || '–',
  ]);
  const sentence = `${upperFirst(lowerCase(name))}: ${addresses.join(', ')}.`;
  return rows.length > 0 ? [sentence, table(['Scope', 'Opens'], rows)] : [sentence];
}
