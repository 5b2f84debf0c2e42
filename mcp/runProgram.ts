import {parseArgs} from 'node:util';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {unzipSync} from 'fflate';
import {brand} from '../config/brand';
import {createServer} from './createServer';
import {fetchFiles, freshSite, type ReadFile, Refusal} from './site/Site';

const help = `Serves the documentation of ${brand.name} to an assistant, as an MCP server over standard input and output.

  --offline         uses the pages and the index that this file carries, and no network
  --site <address>  reads another copy of the site (default: ${brand.docsUrl})
  --help            prints this, and ends`;

/** Serves one client over standard input and output, until it ends them. */
export async function connectStdio(read: ReadFile): Promise<void> {
  await createServer({site: freshSite(read)}).connect(new StdioServerTransport());
}

function carriedFiles(archive: Uint8Array): ReadFile {
  return (path) => {
    const file = unzipSync(archive, {filter: ({name}) => name === path})[path];
    const missing = new Refusal(`${path} is not among the files that the server carries.`);
    return file ? Promise.resolve(new Uint8Array(file)) : Promise.reject(missing);
  };
}

export async function runProgram(archive: string): Promise<void> {
  const flag = {type: 'boolean'} as const;
  const {values} = parseArgs({
    options: {offline: flag, site: {type: 'string', default: brand.docsUrl}, help: flag},
  });
  if (values.help) return console.log(help);
  if (!/^https?:/.test(values.site) || !URL.canParse(values.site))
    throw new Error(`--site is "${values.site}": give an address such as http://localhost:3000.`);
  await connectStdio(values.offline ? carriedFiles(Buffer.from(archive, 'base64')) : fetchFiles(values.site));
}
