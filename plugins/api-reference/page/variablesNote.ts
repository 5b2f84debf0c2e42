import {type Call, serverVariable} from '../samples/callOf';
import type {SampleOptions} from '../samples/callOf';
import type {Credential} from '../samples/shared/readOperation';
import {inlineCode} from './inlineCode';
import {firstParagraph, markdownToMdx} from './markdown';
import type {OperationItem} from '../follow/followOperation';

/** A section of the overview that pages link to. */
export interface OverviewSection {
  title: string;
  /** Anchor in the overview, without a hash. */
  anchor: string;
}

/**
 * What to set before the samples run, as MDX; empty where they read no variable.
 *
 * @param guide the section of the overview that says where their values come from
 */
export function variablesNote(
  {infoId, api}: OperationItem,
  {variables, operation: {isWebhook, credentials}}: Call,
  {options, guide}: {options: SampleOptions; guide?: OverviewSection},
): string {
  const meanings = new Map([
    [serverVariable, 'the address of your server'],
    [options.webhookUrl, 'the address that your server listens on'],
    ...(options.url ? [[options.url, addresses(api, options)] as const] : []),
    ...Object.entries(options.parameters ?? {}).map(
      ([name, variable]) =>
        [
          variable,
          name === options.organization ? 'the ID of your organization' : `your ${inlineCode(name)}`,
        ] as const,
    ),
    ...credentials.map((one) => [one.variable, meaningOf(one, options)] as const),
  ]);
  const told = [...meanings].filter(([variable]) => variables.includes(variable));
  const list = told.map(([variable, meaning]) => `${inlineCode(variable)} to ${meaning}`);
  if (list.length === 0) return '';
  if (isWebhook) return `Set ${inWords(list)}.`;
  // Without such a guide of the API, its schemes say where to get what they ask for.
  const texts = credentials.map(({scheme}) => markdownToMdx(firstParagraph(scheme.description ?? '')).trim());
  const more = guide
    ? `[${guide.title}](./${infoId}.mdx#${guide.anchor}) has the commands.`
    : [...new Set(texts)].filter((text) => text !== '').join(' ') || 'Whoever runs the API gives them out.';
  return `Set ${inWords(list)}.${credentials.length > 0 || guide ? ` ${more}` : ''}`;
}

/** What a secret is. */
function meaningOf({in: place, name, label, scheme}: Credential, {key}: SampleOptions): string {
  if (key) return 'your API key';
  if (place === 'user' || place === 'password') return `your ${label.toLowerCase()} (HTTP Basic)`;
  if (scheme.type === 'openIdConnect') {
    return `an access token of OpenID Connect (${inlineCode(scheme.openIdConnectUrl ?? '')})`;
  }
  if (scheme.type === 'oauth2') {
    const url = Object.values(scheme.flows ?? {}).map(
      ({tokenUrl, authorizationUrl}) => tokenUrl ?? authorizationUrl,
    )[0];
    return `an access token of OAuth 2.0${url ? `, from ${inlineCode(url)}` : ''}`;
  }
  return scheme.type === 'apiKey'
    ? `your API key for the ${place === 'query' ? 'query parameter' : place} ${inlineCode(name)}`
    : `your token for the header ${inlineCode(name)}`;
}

function addresses({servers}: OperationItem['api'], {sandboxUrl}: SampleOptions): string {
  const url = servers?.[0]?.url;
  return [
    ...(url ? [inlineCode(url)] : []),
    ...(sandboxUrl ? [`${inlineCode(sandboxUrl)} for the sandbox`] : []),
  ].join(' or ');
}

/** `a`, `a, and b`, `a, b, and c`: the parts are long. */
function inWords(parts: string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;
}
