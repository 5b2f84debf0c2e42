import {highlightToHtml} from '../../code-highlight/highlight';
import type {Operation} from '../document/operations';
import {callOf} from '../samples/callOf';
import type {SampleOptions} from '../samples/SampleOptions';
import {samplesOf} from '../samples/samplesOf';
import {sampleLanguages} from '../samples/shared/literals';
import type {OperationItem} from './OperationItem';

/** The samples of an operation as highlighted HTML, one for each language. */
export function sampleBlocks(item: OperationItem, operation: Operation, options: SampleOptions): string[] {
  const call = callOf(item, operation, options);
  return sampleLanguages.map((language) => highlightToHtml(samplesOf[language](call), language));
}

/** The samples in the page; they are its first blocks. */
export function samplesToMdx({api}: OperationItem, {isWebhook}: Operation, options: SampleOptions): string {
  const variables = isWebhook
    ? {}
    : {organizationId: options.parameters[options.organization ?? ''], apiKey: options.key};
  return [
    `## ${isWebhook ? 'Send one yourself' : 'Samples'} {/* #samples */}`,
    ...(isWebhook || options.url ? [isWebhook ? webhookNote(options) : urlNote(api, options)] : []),
    `<Samples blocks={blocks.slice(0, ${sampleLanguages.length})} variables={${JSON.stringify(variables)}} />`,
  ].join('\n\n');
}

function webhookNote({webhookUrl}: SampleOptions): string {
  return `Set \`${webhookUrl}\` to the address that your server listens on.`;
}

function urlNote({servers}: OperationItem['api'], {url, sandboxUrl}: SampleOptions): string {
  const addresses = [servers?.[0]?.url, sandboxUrl].filter((address) => address !== undefined);
  const [api, sandbox] = addresses.map((address) => `\`${address}\``);
  return `Set \`${url}\` to ${api}${sandbox ? `, or to ${sandbox} for the sandbox` : ''}.`;
}
