import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {strToU8} from 'fflate';
import {brand} from '../../../config/brand';
import type {BuiltFiles} from '../../builtFiles';
import {zipArchive} from './packaging';

/** Where the headers lie, from the site's root. */
export const headersFolder = 'samples/sdk/include';

const archive = `${brand.slug}-sdk-headers`;

/** Each header of the SDK, and an archive of all with the release that they belong to and the license. */
export function sdkHeaders({siteDir}: Pick<LoadContext, 'siteDir'>): BuiltFiles {
  const read = (file: string) => new Uint8Array(fs.readFileSync(path.join(siteDir, file)));
  const names = fs.readdirSync(path.join(siteDir, headersFolder)).sort();
  const headers = Object.fromEntries(names.map((name) => [name, read(path.join(headersFolder, name))]));
  const version = fs.readFileSync(path.join(siteDir, 'samples/sdk/VERSION'), 'utf8');
  const content = {include: headers, VERSION: strToU8(version), LICENSE: read('LICENSE')};
  return {
    ...Object.fromEntries(names.map((name) => [`sdk/${name}`, headers[name]])),
    [`sdk/${archive}.zip`]: zipArchive({[archive]: content}),
  };
}
