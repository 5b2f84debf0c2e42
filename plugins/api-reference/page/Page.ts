import type {OpenApiDocument, Server} from '../../../sandbox/document/OpenApiDocument';
import type {SampleOptions} from '../samples/callOf';
import {codeCell, table, textCell} from './markdown';

/** What every page of the reference is made with. */
export interface PageContext {
  baseUrl: string;
  editUrl: string;
  samples: SampleOptions;
  document: OpenApiDocument;
}

/** Front matter of a page; JSON is YAML, so quotes, colons and braces in a text do no harm. */
export function frontMatter(fields: Record<string, string | boolean | null>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n`;
}

/** Addresses and what each is for; empty where one without variables is all, which pages of operations name at their top. */
export function serverTable(servers: Server[] = []): string {
  const isPlain = servers.every(({variables = {}}) => Object.keys(variables).length === 0);
  if (servers.length === 0 || (servers.length === 1 && isPlain)) return '';
  const rows = servers.map(({url, description, variables = {}}) => {
    const values = Object.entries(variables).map(([name, variable]) =>
      codeCell(`${name}: ${variable.enum?.join(', ') ?? variable.default}`),
    );
    const words = [textCell(description), ...values].filter((one) => one !== '');
    return [codeCell(url), words.join(' ')];
  });
  return table(['Server', 'For'], rows);
}
