import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type BuildOptions, build, type Plugin as BundlerPlugin} from 'esbuild';
import {zipSync} from 'fflate';
import {apiReferenceOptions} from '../../../config/apiReference';
import {brand} from '../../../config/brand';
import {readCheckedAgainst} from '../../../config/checkedAgainst';
import {searchFolder} from '../../../config/search';
import {builtFiles, writeFiles} from '../../builtFiles';
import type {FinishedPages} from '../finish';
import {type DescribedFiles, filesFor} from '../markdown/llmsText';
import {packageArchive} from './packageArchive';
import {type SiteList, siteListName} from './shared/siteList';

/** What the plugin is told. */
export interface AssistantsOptions {
  pages: FinishedPages;
  /** What is said of the files for programs. */
  files: readonly DescribedFiles[];
}

/** Names of the programs below `/mcp/`. */
const program = `${brand.slug}-mcp.mjs`;
const handler = `${brand.slug}-mcp-handler.mjs`;

/** The same bytes come out on every machine and every day. */
const mtime = new Date(1980, 0, 1);

/** What packages bring along and the server never uses: errors in other languages, a validator that makes code. */
const leftOut: BundlerPlugin = {
  name: 'left-out',
  setup({onLoad}) {
    const filter = /zod[\\/]v4[\\/]locales[\\/]index\.js$|validation[\\/]ajv-provider\.js$/;
    onLoad({filter}, () => ({contents: 'export class AjvJsonSchemaValidator {}'}));
  },
};

/** Bundles a module of mcp/, which is a program of its own and no part of the build. */
async function bundle(siteDir: string, contents: string, options: BuildOptions): Promise<Uint8Array> {
  const {outputFiles = []} = await build({
    stdin: {contents, resolveDir: siteDir},
    absWorkingDir: siteDir,
    alias: {'@site': siteDir},
    plugins: [leftOut],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'eof',
    ...options,
    write: false,
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** The files that the program carries: all that its server reads. */
async function carried(outDir: string, list: SiteList, pages: Record<string, string>): Promise<string> {
  const built = await builtFiles(outDir);
  const own = (name: string) => name.startsWith(`${searchFolder}/`) || name.endsWith('.openapi.json');
  const names = new Set([...built.filter(own), ...list.files.map((file) => file.path), list.openapi]);
  const read = (name: string) => new Uint8Array(fs.readFileSync(path.join(outDir, name)));
  const texts = Object.entries({...pages, [siteListName]: JSON.stringify(list)});
  const files = Object.fromEntries([
    ...[...names].sort().map((name) => [name, read(name)] as const),
    ...texts.map(([name, text]) => [name, new TextEncoder().encode(text)] as const),
  ]);
  return Buffer.from(zipSync(files, {mtime, level: 9})).toString('base64');
}

/** Serves what makes the site an MCP server: a list of what it has, a program and a handler; see README.md. */
export default function assistantsPlugin(
  {siteDir, baseUrl, siteConfig}: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'siteConfig'>,
  {pages: finished, files: described}: AssistantsOptions,
): Plugin {
  return {
    name: 'assistants',
    async postBuild({outDir}) {
      const pages = finished.all.flatMap(({markdown}) => markdown ?? []);
      const openapi = `${path.basename(apiReferenceOptions.downloadsDir)}/${brand.slug}-platform-api.json`;
      const list: SiteList = {
        address: siteConfig.url + baseUrl,
        versions: readCheckedAgainst(siteDir),
        openapi,
        pages: pages.map(({path: page, name, title, description}) => ({
          path: page,
          name,
          title,
          description,
        })),
        // Of what lies there already; the server itself is not among what it offers.
        files: await filesFor(outDir, described),
      };
      const archive = await carried(
        outDir,
        list,
        Object.fromEntries(pages.map((one) => [one.name, one.markdown])),
      );
      const about = (name: string, what: string) =>
        `// ${name}: the documentation of ${brand.name} as an MCP server, ${what} (Apache 2.0).`;
      const started = await bundle(
        siteDir,
        `import {runProgram} from './mcp/runProgram';
          runProgram(${JSON.stringify(archive)}).catch((error) => {
            console.error(error.message);
            process.exit(1);
          });`,
        {platform: 'node', banner: {js: `#!/usr/bin/env node\n${about(program, 'for Node.js 20 or later')}`}},
      );
      const handling = await bundle(
        siteDir,
        `import {createHandler} from './mcp/createHandler';
          import {fetchFiles} from './mcp/site/Site';
          export const handle = createHandler(fetchFiles(${JSON.stringify(list.address)}));
          export default {fetch: handle};`,
        {
          platform: 'browser',
          banner: {js: about(handler, 'for hosts that answer a Request with a Response')},
        },
      );
      const checksum = createHash('sha256').update(started).digest('hex');
      await writeFiles(outDir, {
        [siteListName]: JSON.stringify(list),
        [`mcp/${program}`]: started,
        [`mcp/${program}.sha256`]: `${checksum}  ${program}\n`,
        [`mcp/${brand.slug}-mcp.tgz`]: packageArchive(program, started),
        [`mcp/${handler}`]: handling,
      });
    },
  };
}
