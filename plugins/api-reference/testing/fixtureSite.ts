import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {generateReference} from '../generateReference';
import type {ApiReferenceOptions} from '../options';

/** A small OpenAPI file that has one of each: parameters, bodies, a webhook, nesting, alternatives. */
export const lamps = fs.readFileSync(path.join(__dirname, 'lamps.yaml'), 'utf8');

/** A site folder with an OpenAPI file, for tests. */
export interface FixtureSite {
  folder: string;
  write(yaml: string): void;
  generate(): Promise<boolean>;
  read(name: string): string;
  /** Names of the generated files. */
  list(): string[];
  remove(): void;
}

/** Makes a folder with the OpenAPI file given and no pages yet. */
export function fixtureSite(yaml: string = lamps, changes: Partial<ApiReferenceOptions> = {}): FixtureSite {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fixture-site-'));
  const options: ApiReferenceOptions = {
    specPath: 'openapi/lamps.yaml',
    outputDir: 'docs/api',
    downloadsDir: 'static/openapi',
    editUrl: 'https://code.example/edit/openapi/lamps.yaml',
    ...changes,
  };
  const context = {
    siteDir: folder,
    generatedFilesDir: path.join(folder, '.docusaurus'),
    baseUrl: '/base/',
    siteConfig: {url: 'https://docs.example', presets: [], plugins: []},
  } as unknown as LoadContext;
  for (const name of ['openapi', 'docs']) fs.mkdirSync(path.join(folder, name));
  // A page that the file links to.
  fs.writeFileSync(path.join(folder, 'docs/intro.mdx'), '# Intro\n');
  const site: FixtureSite = {
    folder,
    write: (text) => fs.writeFileSync(path.join(folder, options.specPath), text),
    generate: () => generateReference(context, options),
    read: (name) => fs.readFileSync(path.join(folder, options.outputDir, name), 'utf8'),
    list: () => fs.readdirSync(path.join(folder, options.outputDir)).sort(),
    remove: () => fs.rmSync(folder, {recursive: true}),
  };
  site.write(yaml);
  return site;
}
