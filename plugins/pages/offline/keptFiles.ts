import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {searchFolder} from '../../../config/search';
import {addressOf, builtFiles} from '../../builtFiles';
import type {KeptFile} from './shared/names';

const hashed = 'assets/';

/** What pages are made of, what search answers from, and what Try it asks for. */
const kept = [
  /\.html$/,
  new RegExp(`^(?:${hashed}|${searchFolder}/)`),
  /^img\/(?:favicon|logo-[\w-]+)\.svg$/,
  /\.openapi\.json$/,
  /^openapi\/(?!.*postman).*\.json$/,
];

export function revisionOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Lists the files of a build that are kept, the same for the same build. */
export async function keptFiles(outDir: string, baseUrl: string): Promise<KeptFile[]> {
  const names = (await builtFiles(outDir)).filter(
    (name) => name !== '404.html' && kept.some((pattern) => pattern.test(name)),
  );
  return Promise.all(
    names.map(async (name) => {
      if (name.startsWith(hashed)) return {url: baseUrl + name, revision: null};
      const text = await fs.promises.readFile(path.join(outDir, name), 'utf8');
      return {url: baseUrl + addressOf(name), revision: revisionOf(text)};
    }),
  );
}
