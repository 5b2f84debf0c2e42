import {asDictionary, listOf, textOf} from '../document/operations';
import {codeCell, table, textCell} from './markdown';

/**
 * Addresses and what each is for; empty where one without variables is all, which pages of operations name at their top.
 *
 * @param servers what the API, a path or an operation has under `servers`
 */
export function serverTable(servers: unknown): string {
  const all = listOf(servers).map(asDictionary);
  const hasVariables = all.some(({variables}) => Object.keys(asDictionary(variables)).length > 0);
  if (all.length === 0 || (all.length < 2 && !hasVariables)) return '';
  const rows = all.map(({url, description, variables}) => {
    const values = Object.entries(asDictionary(variables)).map(([name, variable]) => {
      const {default: standard, enum: allowed} = asDictionary(variable);
      return codeCell(`${name}: ${Array.isArray(allowed) ? allowed.join(', ') : String(standard ?? '')}`);
    });
    const words = [textCell(textOf(description)), ...values].filter((one) => one !== '');
    return [codeCell(String(url)), words.join(' ')];
  });
  return table(['Server', 'For'], rows);
}
