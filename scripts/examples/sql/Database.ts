import fs from 'node:fs';
import path from 'node:path';
import type {PGlite, Results} from '@electric-sql/pglite';
import {inRoot} from '../../projectRoot';
import type {SyntaxFault} from '../languages/syntax';

export type Database = Awaited<ReturnType<typeof openDatabase>>;

const modules = inRoot('node_modules');

/**
 * Starts PostgreSQL in this process, with an empty database. Its files are kept, for each release: making them takes
 * five times as long as loading them.
 */
async function startPostgres(): Promise<PGlite> {
  const {PGlite} = await import('@electric-sql/pglite');
  const manifest = fs.readFileSync(path.join(modules, '@electric-sql', 'pglite', 'package.json'), 'utf8');
  const archive = path.join(modules, '.cache', 'examples', `postgres-${JSON.parse(manifest).version}.tar`);
  if (fs.existsSync(archive)) return PGlite.create({loadDataDir: new Blob([fs.readFileSync(archive)])});
  const database = await PGlite.create();
  const files = await database.dumpDataDir('none');
  fs.mkdirSync(path.dirname(archive), {recursive: true});
  // Renamed when it is whole: another run may read it.
  fs.writeFileSync(`${archive}.${process.pid}`, Buffer.from(await files.arrayBuffer()));
  fs.renameSync(`${archive}.${process.pid}`, archive);
  return database;
}

/** PostgreSQL's numbers for the types of numbers, which stand at the right of their column. */
const numbers = [20, 21, 23, 26, 700, 701, 1700];

function resultTable({fields, rows}: Results<unknown[]>): string {
  if (fields.length === 0) return '';
  // Arrays alone are no texts; they are shown as JSON.
  const cell = (value: unknown) =>
    typeof value === 'string' ? value : JSON.stringify(value ?? undefined) || '';
  const texts = rows.map((row) => row.map(cell));
  const widths = fields.map(({name}, column) =>
    Math.max(name.length, ...texts.map((row) => row[column].length)),
  );
  const line = (cells: string[]) => ` ${cells.join(' | ')}`.trimEnd();
  const heads = fields.map(({name}, column) =>
    name.padStart(Math.floor((widths[column] + name.length) / 2)).padEnd(widths[column]),
  );
  const aligned = (text: string, column: number) =>
    numbers.includes(fields[column].dataTypeID) ? text.padStart(widths[column]) : text.padEnd(widths[column]);
  return [
    line(heads),
    widths.map((width) => '-'.repeat(width + 2)).join('+'),
    ...texts.map((row) => line(row.map(aligned))),
    `(${rows.length} ${rows.length === 1 ? 'row' : 'rows'})`,
  ].join('\n');
}

export async function openDatabase() {
  const database = await startPostgres();
  const {types} = await import('@electric-sql/pglite');
  // Values as the server writes them, which is how psql shows them.
  const numbersOfTypes = Object.values(types).filter((type) => typeof type === 'number');
  const parsers = Object.fromEntries(numbersOfTypes.map((type) => [type, (text: string) => text]));
  const options = {rowMode: 'array', parsers} as const;
  return {
    /** Runs statements, with a value of `$1`; what `psql` would print of the last one, or the fault. */
    async run(text: string, parameter?: string): Promise<{output: string} | {fault: SyntaxFault}> {
      try {
        const last =
          parameter === undefined
            ? (await database.exec(text, options)).at(-1)
            : await database.query(text, [parameter], options);
        return {output: last ? resultTable(last as Results<unknown[]>) : ''};
      } catch (error) {
        const {message, position = 1} = error as Error & {position?: string};
        const isUnnamed = /no parameter \$1/.test(message);
        const hint = isUnnamed ? '; name its file with the comment "example: parameter batch.json"' : '';
        const line = text.slice(0, Math.max(0, Number(position) - 1)).split('\n').length;
        return {fault: {line, message: message + hint}};
      }
    },
    close: () => database.close(),
  };
}
