import fs from 'node:fs';
import path from 'node:path';
import type {PGlite} from '@electric-sql/pglite';
import {projectRoot} from '../../projectRoot';

const modules = path.join(projectRoot, 'node_modules');

/** Where the files of an empty database are kept, for each release: making them takes five times as long as loading them. */
function archiveFile(): string {
  const manifest = fs.readFileSync(path.join(modules, '@electric-sql', 'pglite', 'package.json'), 'utf8');
  const {version}: {version: string} = JSON.parse(manifest);
  return path.join(modules, '.cache', 'examples', `postgres-${version}.tar`);
}

/** Starts PostgreSQL in this process, with an empty database. */
export async function startPostgres(): Promise<PGlite> {
  const {PGlite} = await import('@electric-sql/pglite');
  const archive = archiveFile();
  if (fs.existsSync(archive)) return PGlite.create({loadDataDir: new Blob([fs.readFileSync(archive)])});
  const database = await PGlite.create();
  const files = await database.dumpDataDir('none');
  fs.mkdirSync(path.dirname(archive), {recursive: true});
  // Renamed when it is whole: another run may read it.
  const part = `${archive}.${process.pid}`;
  fs.writeFileSync(part, Buffer.from(await files.arrayBuffer()));
  fs.renameSync(part, archive);
  return database;
}
