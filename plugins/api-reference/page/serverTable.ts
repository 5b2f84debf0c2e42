import {asDictionary} from '../document/operations';
import {firstParagraph, markdownToMdx} from './markdown';

/**
 * Addresses and what each is for; empty where one without variables is all, which pages of operations name at their top.
 *
 * @param servers what the API, a path or an operation has under `servers`
 */
export function serverTable(servers: unknown): string {
  if (!Array.isArray(servers)) return '';
  const hasVariables = servers.some(
    (server) => Object.keys(asDictionary(asDictionary(server).variables)).length > 0,
  );
  if (servers.length < 2 && !hasVariables) return '';
  const rows = servers.map(asDictionary).map(({url, description, variables}) => {
    const values = Object.entries(asDictionary(variables)).map(([name, variable]) => {
      const {default: standard, enum: allowed} = asDictionary(variable);
      const choice = Array.isArray(allowed) ? allowed.join(', ') : String(standard ?? '');
      return code(`${name}: ${choice}`);
    });
    const text =
      typeof description === 'string'
        ? markdownToMdx(firstParagraph(description)).trim().replaceAll('|', '\\|')
        : '';
    return `| ${[code(String(url)), [text, ...values].filter((one) => one !== '').join(' ')].join(' | ')} |`;
  });
  return ['| Server | For |', '| --- | --- |', ...rows].join('\n');
}

function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|').replaceAll('`', "'")}\``;
}
