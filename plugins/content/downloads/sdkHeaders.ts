import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {strToU8, type Zippable} from 'fflate';
import {brand} from '../../../config/brand';
import {writeFiles} from '../../builtFiles';
import {zipArchive} from './zipArchive';

/** Where the headers lie, from the site's root. */
export const headersFolder = 'samples/sdk/include';

/** Name of the archive without its ending. */
const archive = `${brand.slug}-sdk-headers`;

/**
 * The files that readers download, by their name below `/sdk/`: each header, and an archive of all of them with the
 * release that they belong to and the license.
 *
 * @param siteDir the project's root
 */
function headerFiles(siteDir: string): Record<string, Uint8Array> {
  const read = (file: string) => new Uint8Array(fs.readFileSync(path.join(siteDir, file)));
  const names = fs.readdirSync(path.join(siteDir, headersFolder)).sort();
  const headers = Object.fromEntries(names.map((name) => [name, read(path.join(headersFolder, name))]));
  const version = fs.readFileSync(path.join(siteDir, 'samples/sdk/VERSION'), 'utf8');
  const content: Zippable = {
    [archive]: {include: headers, VERSION: strToU8(version), LICENSE: read('LICENSE')},
  };
  return {...headers, [`${archive}.zip`]: zipArchive(content)};
}

/** The framework's type leaves out the development server, whose settings it merges all the same. */
type WebpackChange = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Serves the SDK's interface headers below `/sdk/`, one by one and as an archive. */
export default function sdkHeadersPlugin({
  siteDir,
  baseUrl,
}: Pick<LoadContext, 'siteDir' | 'baseUrl'>): Plugin {
  return {
    name: 'sdk-headers',

    // The development server takes them from where they lie; the archive is made by the build only.
    configureWebpack() {
      const directory = path.join(siteDir, headersFolder);
      return {devServer: {static: [{directory, publicPath: `${baseUrl}sdk`}]}} as WebpackChange;
    },

    postBuild: ({outDir}) => writeFiles(path.join(outDir, 'sdk'), headerFiles(siteDir)),
  };
}
