import {highlightToHtml} from '../../content/highlight/highlight';
import type {Operation} from '../document/operations';
import {variablesOf} from '../samples/Call';
import {callOf} from '../samples/callOf';
import type {SampleOptions} from '../samples/SampleOptions';
import {samplesOf} from '../samples/samplesOf';
import {sampleLanguages} from '../samples/shared/literals';
import type {OperationItem} from './OperationItem';
import type {PageContext} from './PageContext';
import {variablesNote} from './variablesNote';

/** The samples of an operation as highlighted HTML, one for each language. */
export function sampleBlocks(item: OperationItem, operation: Operation, options: SampleOptions): string[] {
  const call = callOf(item, operation, options);
  return sampleLanguages.map((language) => highlightToHtml(samplesOf[language](call), language));
}

/** The samples in the page, and what to set before they run; they are its first blocks. */
export function samplesToMdx(
  item: OperationItem,
  operation: Operation,
  {samples: options, guide}: Pick<PageContext, 'samples' | 'guide'>,
): string {
  const {isWebhook} = operation;
  const variables = variablesOf(callOf(item, operation, options));
  const typed = (variable: string | undefined) =>
    !isWebhook && variable !== undefined && variables.includes(variable) ? variable : undefined;
  const note = variablesNote(item, operation, {options, variables, guide});
  const shown = {
    organizationId: typed(options.parameters[options.organization ?? '']),
    apiKey: typed(options.key),
  };
  return [
    `## ${isWebhook ? 'Send one yourself' : 'Samples'} {/* #samples */}`,
    ...(note ? [note] : []),
    `<Samples blocks={blocks.slice(0, ${sampleLanguages.length})} variables={${JSON.stringify(shown)}} />`,
  ].join('\n\n');
}
