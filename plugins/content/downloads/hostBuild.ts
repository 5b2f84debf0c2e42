import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {strToU8} from 'fflate';
import {brand} from '../../../config/brand';
import programs from '../../../config/pagePrograms.json';
import {type BuiltFiles, builtFiles} from '../../builtFiles';
import {blockOf} from './pagePrograms';
import {headersFolder} from './sdkHeaders';
import {zipArchive} from './packaging';

const archive = `${brand.slug}-host-build`;

/** What the archive holds, by where it lies in the project; host build, headers and stubs find one another. */
const parts = {
  host: 'samples/host',
  stubs: 'samples/stubs',
  'sdk/include': headersFolder,
};

/**
 * The files of the archive by their names: the host build with the headers, stubs and test vectors that it needs, and
 * applications as their pages show them. `folder` is theirs in the archive, in place of what `root` says of the titles.
 */
export async function hostBuildFiles(siteDir: string): Promise<Record<string, Uint8Array>> {
  const read = (...names: string[]) => new Uint8Array(fs.readFileSync(path.join(siteDir, ...names)));
  const files: Record<string, Uint8Array> = {
    LICENSE: read('LICENSE'),
    VERSION: read('samples/sdk/VERSION'),
    'vectors/advertising-packet.json': read('static/vectors/advertising-packet.json'),
  };
  for (const [place, source] of Object.entries(parts)) {
    for (const name of await builtFiles(path.join(siteDir, source)))
      files[`${place}/${name}`] = read(source, name);
  }
  for (const {page, titles, folder, root} of programs.ofHostBuild) {
    const text = fs.readFileSync(path.join(siteDir, page), 'utf8');
    for (const title of titles)
      files[`${folder}/${title.slice(root.length)}`] = strToU8(blockOf(text, title, page));
  }
  return files;
}

/** What readers download: the files in one folder of a ZIP archive. */
export async function hostBuildArchive(siteDir: string): Promise<Uint8Array> {
  return zipArchive({[archive]: await hostBuildFiles(siteDir)});
}

/** The host build as an archive below `/host/`. */
export async function hostBuild({siteDir}: Pick<LoadContext, 'siteDir'>): Promise<BuiltFiles> {
  return {[`host/${archive}.zip`]: await hostBuildArchive(siteDir)};
}
