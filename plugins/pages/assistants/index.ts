import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Plugin as BundlerPlugin} from 'esbuild';
import {strToU8} from 'fflate';
import {apiReferenceOptions} from '../../../config/apiReference';
import {brand} from '../../../config/brand';
import {readCheckedAgainst} from '../../../config/checkedAgainst';
import {downloads} from '../../../config/downloads';
import {searchFolder} from '../../../config/search';
import {readDocument} from '../../../sandbox/node/readDocument';
import {overviewName} from '../../api-reference/document/operations';
import {type BuiltFiles, builtFiles} from '../../builtFiles';
import {bundleProgram, withChecksum, zipArchive} from '../../content/downloads/packaging';
import {filesFor} from '../markdown';
import type {MarkdownPage} from '../markdown/markdownPage';
import {packageArchive} from './packageArchive';
import {type SiteList, siteListName} from './shared/siteList';

const program = `${brand.slug}-mcp.mjs`;
const handler = `${brand.slug}-mcp-handler.mjs`;

/** What packages bring along and the server never uses: errors in other languages, a validator that makes code. */
const leftOut: BundlerPlugin = {
  name: 'left-out',
  setup({onLoad}) {
    const filter = /zod[\\/]v4[\\/]locales[\\/]index\.js$|validation[\\/]ajv-provider\.js$/;
    onLoad({filter}, () => ({contents: 'export class AjvJsonSchemaValidator {}'}));
  },
};

/** The files that the program carries: all that its server reads. */
async function carried(outDir: string, list: SiteList, pages: Record<string, string>): Promise<string> {
  const built = await builtFiles(outDir);
  const own = (name: string) => name.startsWith(`${searchFolder}/`) || name.endsWith('.openapi.json');
  const names = new Set([...built.filter(own), ...list.files.map((file) => file.path), list.openapi]);
  const read = (name: string) => new Uint8Array(fs.readFileSync(path.join(outDir, name)));
  const texts = Object.entries({...pages, [siteListName]: JSON.stringify(list)});
  const files = Object.fromEntries([
    ...[...names].sort().map((name) => [name, read(name)] as const),
    ...texts.map(([name, text]) => [name, strToU8(text)] as const),
  ]);
  return Buffer.from(zipArchive(files)).toString('base64');
}

/** What makes the site an MCP server: a list of what it has, a program, a package and a handler. */
export async function assistantFiles(
  {siteDir, outDir, baseUrl, siteConfig}: Pick<LoadContext, 'siteDir' | 'outDir' | 'baseUrl' | 'siteConfig'>,
  pages: readonly MarkdownPage[],
): Promise<BuiltFiles> {
  const list: SiteList = {
    address: siteConfig.url + baseUrl,
    versions: readCheckedAgainst(siteDir),
    openapi: `${path.basename(apiReferenceOptions.downloadsDir)}/${overviewName(readDocument(siteDir))}.json`,
    pages: pages.map(({path: page, name, title, description}) => ({path: page, name, title, description})),
    // Of what lies there already; the server itself is not among what it offers.
    files: await filesFor(outDir, downloads),
  };
  const texts = Object.fromEntries(pages.map(({name, markdown}) => [name, markdown]));
  const archive = await carried(outDir, list, texts);
  const about = (name: string, what: string) =>
    `// ${name}: the documentation of ${brand.name} as an MCP server, ${what} (Apache 2.0).`;
  const common = {target: 'es2022', plugins: [leftOut]};
  const started = await bundleProgram(
    siteDir,
    `import {runProgram} from './mcp/runProgram';
      runProgram(${JSON.stringify(archive)}).catch((error) => {
        console.error(error.message);
        process.exit(1);
      });`,
    {
      ...common,
      platform: 'node',
      banner: {js: `#!/usr/bin/env node\n${about(program, 'for Node.js 20 or later')}`},
    },
  );
  const handling = await bundleProgram(
    siteDir,
    `import {createHandler} from './mcp/createHandler';
      import {fetchFiles} from './mcp/site/Site';
      export const handle = createHandler(fetchFiles(${JSON.stringify(list.address)}));
      export default {fetch: handle};`,
    {
      ...common,
      platform: 'browser',
      banner: {js: about(handler, 'for hosts that answer a Request with a Response')},
    },
  );
  return {
    [siteListName]: JSON.stringify(list),
    ...withChecksum(`mcp/${program}`, started),
    [`mcp/${brand.slug}-mcp.tgz`]: packageArchive(program, started),
    [`mcp/${handler}`]: handling,
  };
}
