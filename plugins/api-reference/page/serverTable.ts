import {asDictionary} from '../document/operations';
import {firstParagraph, markdownToMdx} from './markdown';

/** The addresses of an API and what each is for; empty where it has one, which its operations' pages name. */
export function serverTable(document: unknown): string {
  const {servers} = asDictionary(document);
  if (!Array.isArray(servers) || servers.length < 2) return '';
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
