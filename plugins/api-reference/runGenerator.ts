import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import commander from 'commander';
import generator from 'docusaurus-plugin-openapi-docs';
import type {OperationItem, OverviewItem} from './page/OperationItem';

/** What is made of what the generator found. */
export interface PageMakers {
  operation(item: OperationItem): void;
  overview(item: OverviewItem): void;
}

// The package's type declarations describe a source file that it does not ship.
const openApiDocs = generator as unknown as (context: LoadContext, options: unknown) => Plugin;

const noticeOfWrite = /Successfully created/;

/**
 * Runs `gen-api-docs` of docusaurus-plugin-openapi-docs, and has a page made of each item that it finds.
 *
 * It never overwrites, loses what a page maker throws, and writes while it reads: so it works on an empty
 * folder outside the site, which is thrown away.
 *
 * @returns page name to what its maker threw
 */
export async function runGenerator(
  context: LoadContext,
  specPath: string,
  makers: PageMakers,
): Promise<Map<string, unknown>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-'));
  const template = path.join(__dirname, 'page', 'page.mdx.mustache');
  const failures = new Map<string, unknown>();
  const guarded =
    <Item extends {id: string}>(make: (item: Item) => void) =>
    (item: Item): string => {
      try {
        make(item);
      } catch (error) {
        failures.set(item.id, error);
      }
      return '';
    };
  const api = {
    specPath,
    outputDir: folder,
    template,
    infoTemplate: template,
    externalJsonProps: false,
    markdownGenerators: {
      createApiPageMD: guarded(makers.operation),
      createInfoPageMD: guarded(makers.overview),
    },
  };
  const options = {id: 'api-reference', docsPluginId: 'classic', config: {api}};
  // The framework hands plugins a commander 5, whose actions get the command itself as second argument.
  const cli = new commander.Command().exitOverride();
  openApiDocs(context, options).extendCli?.(cli as commander.CommanderStatic);
  try {
    await withoutNotices(() => cli.parseAsync(['gen-api-docs', 'api'], {from: 'user'}));
    return failures;
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/** The generator prints a line for each file; 33 of them would bury what a writer must see. */
async function withoutNotices<Result>(run: () => Promise<Result>): Promise<Result> {
  const {log} = console;
  console.log = (...words) => {
    if (!noticeOfWrite.test(String(words[0]))) log(...words);
  };
  try {
    return await run();
  } finally {
    console.log = log;
  }
}
