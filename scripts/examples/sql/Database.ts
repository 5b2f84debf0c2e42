import type {Results} from '@electric-sql/pglite';
import type {SyntaxFault} from '../grammars/SyntaxFault';
import {resultTable} from './resultTable';
import {startPostgres} from './startPostgres';

/** A fresh PostgreSQL database. */
export interface Database {
  /**
   * Runs statements.
   *
   * @param parameter value of `$1`, where there is one
   * @returns what `psql` would print of the last one, or the fault
   */
  run(text: string, parameter?: string): Promise<{output: string} | {fault: SyntaxFault}>;
  close(): Promise<void>;
}

function lineAt(text: string, position: string | undefined): number {
  return text.slice(0, Math.max(0, Number(position ?? 1) - 1)).split('\n').length;
}

/** Opens an empty database. */
export async function openDatabase(): Promise<Database> {
  const database = await startPostgres();
  return {
    async run(text, parameter) {
      try {
        let last: Results<unknown[]> | undefined;
        if (parameter === undefined)
          last = (await database.exec(text, {rowMode: 'array'})).at(-1) as typeof last;
        else last = await database.query<unknown[]>(text, [parameter], {rowMode: 'array'});
        return {output: last ? resultTable(last) : ''};
      } catch (error) {
        const {message, position} = error as Error & {position?: string};
        const hint = /no parameter \$1/.test(message)
          ? '; name its file with the comment "example: parameter batch.json"'
          : '';
        return {fault: {line: lineAt(text, position), message: message + hint}};
      }
    },
    close: () => database.close(),
  };
}
