import {parseArgs} from 'node:util';
import {unzipSync} from 'fflate';
import {brand} from '../../config/brand';
import {fetchFiles} from '../site/fetchFiles';
import {Refusal} from '../site/Refusal';
import type {ReadFile} from '../site/Site';
import {connectStdio} from './connectStdio';

const help = `Serves the documentation of ${brand.name} to an assistant, as an MCP server over standard input and output.

  --offline         uses the pages and the index that this file carries, and no network
  --site <address>  reads another copy of the site (default: ${brand.docsUrl})
  --help            prints this, and ends`;

/** Reads files out of an archive. */
function carriedFiles(archive: Uint8Array): ReadFile {
  return (path) => {
    const file = unzipSync(archive, {filter: ({name}) => name === path})[path];
    const missing = new Refusal(`${path} is not among the files that the server carries.`);
    return file ? Promise.resolve(new Uint8Array(file)) : Promise.reject(missing);
  };
}

/** Runs the program that the site offers. */
export async function runProgram(archive: string): Promise<void> {
  const {values} = parseArgs({
    options: {
      offline: {type: 'boolean'},
      site: {type: 'string', default: brand.docsUrl},
      help: {type: 'boolean'},
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  if (!/^https?:/.test(values.site) || !URL.canParse(values.site)) {
    throw new Error(`--site is "${values.site}": give an address such as http://localhost:3000.`);
  }
  await connectStdio(values.offline ? carriedFiles(Buffer.from(archive, 'base64')) : fetchFiles(values.site));
}
