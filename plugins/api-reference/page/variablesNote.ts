import type {Operation} from '../document/operations';
import type {SampleOptions} from '../samples/SampleOptions';
import {inlineCode} from './inlineCode';
import type {OperationItem} from './OperationItem';

/** A section of the overview that pages link to. */
export interface OverviewSection {
  title: string;
  /** Anchor in the overview, without a hash. */
  anchor: string;
}

/**
 * What to set before the samples run, as MDX; empty where they read no variable that all pages share.
 *
 * @param variables those that the samples of the operation read
 * @param guide the section of the overview that says where their values come from
 */
export function variablesNote(
  {infoId, api}: OperationItem,
  {isWebhook}: Operation,
  {options, variables, guide}: {options: SampleOptions; variables: string[]; guide?: OverviewSection},
): string {
  const meanings = new Map([
    [options.webhookUrl, 'the address that your server listens on'],
    ...(options.url ? [[options.url, addresses(api, options)] as const] : []),
    ...Object.entries(options.parameters).map(
      ([name, variable]) =>
        [
          variable,
          name === options.organization ? 'the ID of your organization' : `your ${inlineCode(name)}`,
        ] as const,
    ),
    [options.key, 'your API key'],
  ]);
  if (!isWebhook && !options.url) return '';
  const told = [...meanings].filter(([variable]) => variables.includes(variable));
  const list = told.map(([variable, meaning]) => `${inlineCode(variable)} to ${meaning}`);
  const link =
    guide && !isWebhook ? ` [${guide.title}](./${infoId}.mdx#${guide.anchor}) has the commands.` : '';
  return list.length > 0 ? `Set ${inWords(list)}.${link}` : '';
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
