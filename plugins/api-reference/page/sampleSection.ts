import {grammarOf} from '../../content/highlight/languages';
import {highlightToHtml} from '../../content/highlight/highlight';
import type {Operation} from '../document/operations';
import {type Call, callOf, type SampleOptions, serverVariable} from '../samples/callOf';
import {samplesOf} from '../samples/samplesOf';
import {sampleLanguages} from '../samples/shared/languages';
import type {Credential} from '../samples/shared/readOperation';
import type {OperationItem} from '../follow/followOperation';
import {firstParagraph, inlineCode, markdownToMdx} from './markdown';
import type {PageContext} from './Page';

/** The samples of an operation: highlighted HTML, one for each language, which is the first of the page's blocks, and MDX. */
export function sampleSection(
  item: OperationItem,
  operation: Operation,
  context: PageContext,
): {blocks: string[]; mdx: string} {
  const {isWebhook} = operation;
  const call = callOf(context.document, operation, context.samples);
  const code = samplesOf(call);
  const {parameters, credentials} = call.operation;
  const own = isWebhook
    ? []
    : [...parameters.flatMap((one) => one.own ?? []), ...credentials]
        .filter(({variable}) => call.variables.includes(variable))
        .map(({variable, label, isSecret}) => ({variable, label, isSecret}));
  const note = variablesNote(item, call, context);
  const mdx = [
    `## ${isWebhook ? 'Send one yourself' : 'Samples'} {/* #samples */}`,
    `<Samples blocks={blocks.slice(0, ${sampleLanguages.length})} own={${JSON.stringify(own)}} />`,
    ...(note ? [note] : []),
    ...codeSamples(call.operation.documented.object),
  ].join('\n\n');
  const blocks = sampleLanguages.map((language) => {
    const html = highlightToHtml(code[language], language);
    return language === 'bash' ? breakPaths(html) : html;
  });
  return {blocks, mdx};
}

/** Lets lines of highlighted code break behind each `/` of its texts: browsers differ in whether they do so by themselves. */
function breakPaths(html: string): string {
  return html.replaceAll(/<[^>]*>|\/(?=[^\s/])/g, (part) => (part === '/' ? '/<wbr>' : part));
}

/** What the maker of the API shows, as it is. */
function codeSamples(object: object): string[] {
  const given = (object as {'x-codeSamples'?: unknown})['x-codeSamples'];
  return (Array.isArray(given) ? given : []).flatMap(({lang, label, source}) => {
    if (typeof source !== 'string') return [];
    const title = String(label ?? lang ?? '');
    const language = String(lang ?? '').toLowerCase();
    const longest = Math.max(2, ...[...source.matchAll(/`+/g)].map(([ticks]) => ticks.length));
    const fence = '`'.repeat(longest + 1);
    const code = `${fence}${grammarOf(language) ? language : 'text'}\n${source.trimEnd()}\n${fence}`;
    return title ? [`${inlineCode(title)}, by the API’s maker:`, code] : [code];
  });
}

/**
 * What to set before the samples run, as MDX; empty where they read no variable.
 */
function variablesNote(
  {servers}: OperationItem,
  {variables, operation: {isWebhook, credentials}}: Call,
  {samples: options, guide, overview}: PageContext,
): string {
  const meanings = new Map([
    [serverVariable, 'the address of your server'],
    [options.webhookUrl, 'the address that your server listens on'],
    ...(options.url ? [[options.url, addresses(servers, options)] as const] : []),
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
    ? `[${guide.title}](./${overview}.mdx#${guide.anchor}) has the commands.`
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

function addresses(servers: OperationItem['servers'], {sandboxUrl}: SampleOptions): string {
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
