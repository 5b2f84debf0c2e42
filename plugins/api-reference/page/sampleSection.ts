import {createSlugger} from '@docusaurus/utils';
import {grammarOf} from '../../content/highlight/languages';
import {highlightToHtml} from '../../content/highlight/highlight';
import {asDictionary, listOf, overviewName} from '../document/operations';
import type {Operation} from '../../../sandbox/document/listOperations';
import type {PageContext} from '../options';
import {type Call, callOf, type SampleOptions, serverVariable} from '../samples/callOf';
import {samplesOf} from '../samples/samplesOf';
import {sampleLanguages} from '../samples/shared/languages';
import type {Credential} from '../samples/shared/readOperation';
import {schemeInWords} from './accessNote';
import {firstParagraph, inlineCode, markdownToMdx} from './markdown';

type Texts = Pick<PageContext, 'samples' | 'document'>;

/** The samples of an operation: highlighted HTML, one for each language, which is the first of the page's blocks, and MDX. */
export function sampleSection(operation: Operation, context: Texts): {blocks: string[]; mdx: string} {
  const {isWebhook} = operation;
  const call = callOf(context.document, operation, context.samples);
  const code = samplesOf(call);
  const own = isWebhook ? [] : call.own.map(({variable, label, isSecret}) => ({variable, label, isSecret}));
  const note = variablesNote(call, context);
  const mdx = [
    `## ${isWebhook ? 'Send one yourself' : 'Samples'} {/* #samples */}`,
    `<Samples blocks={blocks.slice(0, ${sampleLanguages.length})} own={${JSON.stringify(own)}}>`,
    note,
    '</Samples>',
    ...codeSamples(operation.object),
  ].join('\n\n');
  const blocks = sampleLanguages.map((language) => highlightToHtml(code[language], language));
  return {blocks, mdx};
}

/** What the maker of the API shows, as it is. */
function codeSamples({'x-codeSamples': given}: Operation['object']): string[] {
  return listOf(given).flatMap((one) => {
    const {lang = '', label = lang, source} = asDictionary(one);
    if (typeof source !== 'string') return [];
    const language = String(lang).toLowerCase();
    const longest = Math.max(2, ...[...source.matchAll(/`+/g)].map(([ticks]) => ticks.length));
    const fence = '`'.repeat(longest + 1);
    const code = `${fence}${grammarOf(language) ? language : 'text'}\n${source.trimEnd()}\n${fence}`;
    return label ? [`${inlineCode(String(label))}, by the API’s maker:`, code] : [code];
  });
}

/** What to set before the samples run, as MDX; empty where they read no variable. */
function variablesNote({variables, operation}: Call, {samples: options, document}: Texts): string {
  const {isWebhook, credentials, servers} = operation;
  const addresses = [
    ...servers.slice(0, 1).map(({url}) => inlineCode(url)),
    ...(options.sandboxUrl ? [`${inlineCode(options.sandboxUrl)} for the sandbox`] : []),
  ];
  const meanings = new Map<string | undefined, string>([
    [serverVariable, 'the address of your server'],
    [options.webhookUrl, 'the address that your server listens on'],
    [options.url, addresses.join(' or ')],
    ...Object.entries(options.parameters ?? {}).map(([name, variable]): [string, string] => [
      variable,
      name === options.organization ? 'the ID of your organization' : `your ${inlineCode(name)}`,
    ]),
    ...credentials.map((one): [string, string] => [one.variable, meaningOf(one, options)]),
  ]);
  const list = [...meanings].flatMap(([variable = '', meaning]) =>
    variables.includes(variable) ? [`${inlineCode(variable)} to ${meaning}`] : [],
  );
  if (list.length === 0) return '';
  if (isWebhook) return `Set ${inWords(list)}.`;
  // Without such a guide of the API, its schemes say where to get what they ask for.
  const texts = credentials.map(({scheme}) => markdownToMdx(firstParagraph(scheme.description ?? '')).trim());
  const more = options.guide
    ? `[${options.guide}](./${overviewName(document)}.mdx#${createSlugger().slug(options.guide)}) has the commands.`
    : [...new Set(texts)].filter((text) => text !== '').join(' ') || 'Whoever runs the API gives them out.';
  return `Set ${inWords(list)}.${credentials.length > 0 || options.guide ? ` ${more}` : ''}`;
}

/** What a secret is, and the address that hands it out. */
function meaningOf({in: place, label, scheme}: Credential, {key}: SampleOptions): string {
  if (key) return 'your API key';
  if (place === 'user' || place === 'password') return `your ${label.toLowerCase()} (HTTP Basic)`;
  const [flow] = Object.values(scheme.flows ?? {});
  const url = scheme.openIdConnectUrl ?? flow?.tokenUrl ?? flow?.authorizationUrl;
  return schemeInWords(scheme) + (url ? `, from ${inlineCode(url)}` : '');
}

/** `a`, `a, and b`, `a, b, and c`: the parts are long. */
function inWords(parts: string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;
}
