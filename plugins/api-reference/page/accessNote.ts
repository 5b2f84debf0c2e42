import upperFirst from 'lodash/upperFirst';
import {asDictionary, type Operation, textOf} from '../document/operations';
import {codeCell, inlineCode, markdownToMdx, table, textCell} from './markdown';
import type {OperationItem, SecurityScheme} from '../follow/followOperation';

type Schemes = Record<string, SecurityScheme>;

/**
 * What lets a caller in, as one sentence of MDX.
 *
 * Undefined where the file says nothing of it, and for a webhook, which the API itself calls.
 */
export function accessNote(
  {security, securitySchemes = {}}: OperationItem,
  {scope, isWebhook}: Operation,
  overview: string,
): string | undefined {
  if (isWebhook) return undefined;
  const ways = (security ?? []).map((way) => wayInWords(way, securitySchemes));
  const asked = ways.filter((way) => way !== '');
  const withScope = scope ? ` with the scope [${inlineCode(scope)}](./${overview}.mdx#scopes)` : '';
  if (security !== undefined && asked.length === 0) return 'No key is needed.';
  // Whoever says of each operation which scope it needs has one kind of key, and has told of it in the overview.
  if (scope !== undefined && ways.every((way) => way === bearerToken))
    return scope ? `Needs an API key${withScope}.` : 'Any valid API key will do; no scope is needed.';
  if (asked.length === 0) return undefined;
  const verb = asked.length === ways.length ? 'Needs' : 'Works without a key, and also takes';
  const isListed = (security ?? []).some((way) => Object.keys(way).some((name) => name in securitySchemes));
  const link =
    isListed && scope === undefined ? ` [How to authenticate](./${overview}.mdx#authentication)` : '';
  return `${verb} ${asked.join(', or ')}${withScope}.${link}`;
}

const bearerToken = 'a bearer token';

/** All that one way asks for at once; empty where it asks for nothing. */
function wayInWords(way: Record<string, string[]>, schemes: Schemes): string {
  return Object.entries(way)
    .map(([name, scopes]) => {
      const scheme = schemes[name] ? schemeInWords(schemes[name]) : inlineCode(name);
      if (scopes.length === 0) return scheme;
      return `${scheme} with the ${scopes.length === 1 ? 'scope' : 'scopes'} ${scopes.map(inlineCode).join(', ')}`;
    })
    .join(' and ');
}

const places = {header: 'header', query: 'query parameter', cookie: 'cookie'};

function schemeInWords(scheme: SecurityScheme): string {
  switch (scheme.type) {
    case 'apiKey':
      return `an API key in the ${places[scheme.in]} ${inlineCode(scheme.name)}`;
    case 'http':
      if (/^bearer$/i.test(scheme.scheme)) return bearerToken;
      return /^basic$/i.test(scheme.scheme)
        ? 'a user name and password (HTTP Basic)'
        : `HTTP authentication of the kind ${inlineCode(scheme.scheme)}`;
    case 'oauth2':
      return 'an access token of OAuth 2.0';
    case 'openIdConnect':
      return 'a token of OpenID Connect';
    default:
      return 'a client certificate (mutual TLS)';
  }
}

/** Each way to prove who calls, as MDX with a heading each: its texts, where tokens come from, and scopes. */
export function authentication(schemes: Schemes): string {
  return Object.entries(schemes)
    .flatMap(([name, scheme]) => {
      const words = schemeInWords(scheme);
      const format =
        'bearerFormat' in scheme && scheme.bearerFormat ? ` Its format is ${scheme.bearerFormat}.` : '';
      return [
        `### ${inlineCode(name)}`,
        `${upperFirst(words)}.${format}`,
        ...(scheme.description ? [markdownToMdx(scheme.description)] : []),
        ...(scheme.type === 'openIdConnect' && scheme.openIdConnectUrl
          ? [`Its configuration is at ${inlineCode(scheme.openIdConnectUrl)}.`]
          : []),
        ...(scheme.type === 'oauth2' ? Object.entries(scheme.flows ?? {}).flatMap(flowInWords) : []),
      ];
    })
    .join('\n\n');
}

const addressesOfFlow = {
  authorizationUrl: 'authorization at',
  deviceAuthorizationUrl: 'authorization of a device at',
  tokenUrl: 'tokens at',
  refreshUrl: 'new ones at',
};

/** `authorizationCode` → `Authorization code`, its addresses, and a table of its scopes. */
function flowInWords([name, flow]: [string, object]): string[] {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const {scopes, ...urls} = asDictionary(flow);
  const addresses = Object.entries(addressesOfFlow).flatMap(([key, what]) =>
    typeof urls[key] === 'string' ? [`${what} ${inlineCode(urls[key])}`] : [],
  );
  const rows = Object.entries(asDictionary(scopes)).map(([scope, meaning]) => [
    codeCell(scope),
    textCell(textOf(meaning)) || '–',
  ]);
  return [
    `${upperFirst(words)}: ${addresses.join(', ')}.`,
    ...(rows.length > 0 ? [table(['Scope', 'Opens'], rows)] : []),
  ];
}
