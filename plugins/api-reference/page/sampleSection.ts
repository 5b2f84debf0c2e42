import {grammarOf} from '../../content/highlight/languages';
import {highlightToHtml} from '../../content/highlight/highlight';
import type {Operation} from '../document/operations';
import {callOf} from '../samples/callOf';
import {samplesOf} from '../samples/samplesOf';
import {sampleLanguages} from '../samples/shared/languages';
import {inlineCode} from './inlineCode';
import type {OperationItem} from '../follow/followOperation';
import type {PageContext} from './PageContext';
import {variablesNote} from './variablesNote';

/** The samples of an operation: highlighted HTML, one for each language, which is the first of the page's blocks, and MDX. */
export function sampleSection(
  item: OperationItem,
  operation: Operation,
  {samples: options, guide, document}: PageContext,
): {blocks: string[]; mdx: string} {
  const {isWebhook} = operation;
  const call = callOf(document, operation, options);
  const code = samplesOf(call);
  const {parameters, credentials} = call.operation;
  const own = isWebhook
    ? []
    : [...parameters.flatMap((one) => one.own ?? []), ...credentials]
        .filter(({variable}) => call.variables.includes(variable))
        .map(({variable, label, isSecret}) => ({variable, label, isSecret}));
  const note = variablesNote(item, call, {options, guide});
  const mdx = [
    `## ${isWebhook ? 'Send one yourself' : 'Samples'} {/* #samples */}`,
    ...(note ? [note] : []),
    `<Samples blocks={blocks.slice(0, ${sampleLanguages.length})} own={${JSON.stringify(own)}} />`,
    ...codeSamples(call.operation.documented.object),
  ].join('\n\n');
  return {blocks: sampleLanguages.map((language) => highlightToHtml(code[language], language)), mdx};
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
