import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ensureInstalled} from '../install/ensureInstalled.mjs';
import {inRoot, projectRoot} from '../projectRoot';
import {linkNodeModules} from '../siteCopy/copySite';
import {generatedFolder, generatePages} from './generatePages';
import type {BenchSite} from './measureBuild';

interface Peer extends Pick<BenchSite, 'name' | 'html'> {
  /** Folder with its node_modules, and its command in there. */
  installed: string;
  cli: string;
  /** Folder of its pages, how their files end, and how it writes what Docusaurus writes otherwise. */
  content: string;
  ending: string;
  translate?: (page: string) => string;
  files: Record<string, string>;
}

const headingId = / \{\/\* (#[\w-]+) \*\/\}$/gm;
const peersFolder = inRoot('scripts/bench/peers');

export const stock: Peer = {
  name: 'stock Docusaurus',
  installed: projectRoot,
  cli: '@docusaurus/core/bin/docusaurus.mjs',
  content: 'docs',
  ending: '.mdx',
  html: `build/docs/${generatedFolder}`,
  files: {
    'docusaurus.config.mjs': `export default {
  title: 'Stock',
  url: 'https://stock.example',
  baseUrl: '/',
  future: {v4: true, faster: true},
  onBrokenLinks: 'ignore', // The logo leads to a start page, which it does not have.
  presets: [['classic', {blog: false}]],
};
`,
  },
};

/** Makes ids of headings from their texts alone. Has Pagefind's index, and no images to work on. */
export const starlight: Peer = {
  name: 'Starlight',
  installed: path.join(peersFolder, 'starlight'),
  cli: 'astro/astro.js',
  content: 'src/content/docs',
  ending: '.md',
  translate: (page) => page.replaceAll(headingId, ''),
  html: `dist/${generatedFolder}`,
  files: {
    'astro.config.mjs': `import starlight from '@astrojs/starlight';
import {defineConfig, passthroughImageService} from 'astro/config';

const sidebar = [{label: 'Generated', collapsed: true, autogenerate: {directory: '${generatedFolder}'}}];
export default defineConfig({
  site: 'https://starlight.example',
  image: {service: passthroughImageService()},
  integrations: [starlight({title: 'Starlight', sidebar})],
});
`,
    'src/content.config.mjs': `import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
import {defineCollection} from 'astro:content';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
  },
};

/** Shows no title of its own, and makes no sidebar by itself. */
export const vitepress: Peer = {
  name: 'VitePress',
  installed: path.join(peersFolder, 'vitepress'),
  cli: 'vitepress/bin/vitepress.js',
  content: '.',
  ending: '.md',
  translate: (page) => page.replaceAll(headingId, ' {$1}').replace(/^title: (.*)\n.*\n---\n/m, '$&\n# $1\n'),
  html: `.vitepress/dist/${generatedFolder}`,
  files: {
    '.vitepress/config.mjs': `import fs from 'node:fs';

const items = (folder) =>
  fs.readdirSync(folder, {withFileTypes: true}).map(({name}) => {
    const place = folder + '/' + name;
    if (!name.endsWith('.md')) return {text: name, collapsed: true, items: items(place)};
    return {text: /^title: (.*)/m.exec(fs.readFileSync(place, 'utf8'))[1], link: '/' + place.slice(0, -3)};
  });
const sidebar = [{text: 'Generated', collapsed: true, items: items('${generatedFolder}')}];
export default {title: 'VitePress', themeConfig: {search: {provider: 'local'}, sidebar}};
`,
  },
};

export function peerSite(peer: Peer, pages: number): BenchSite {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'peer-site-')));
  const changePage = generatePages(path.join(root, peer.content), pages, peer.ending, peer.translate);
  for (const [place, text] of Object.entries(peer.files)) {
    fs.mkdirSync(path.dirname(path.join(root, place)), {recursive: true});
    fs.writeFileSync(path.join(root, place), text);
  }
  const modules = path.join(root, 'node_modules');
  if (peer.installed === projectRoot) linkNodeModules(projectRoot, root);
  // Astro takes no component from a folder that has nothing in common with the site's.
  else
    fs.cpSync(path.join(peer.installed, 'node_modules'), modules, {recursive: true, verbatimSymlinks: true});
  const dispose = () => fs.rmSync(root, {recursive: true, force: true});
  return {...peer, root, command: [path.join(modules, peer.cli), 'build'], changePage, dispose};
}

export async function installPeers() {
  for (const {installed} of [starlight, vitepress]) await ensureInstalled(installed);
  return [stock, starlight, vitepress].map((peer) => (pages: number) => peerSite(peer, pages));
}
