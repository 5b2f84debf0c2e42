import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Props} from '@docusaurus/types';
import {brand} from '../../../config/brand';
import {cardFolder} from '../../../config/frontMatter';
import {dark} from '../../../design/schemes';
import {type BuiltFiles, writeFiles} from '../../builtFiles';
import type {CardText} from './socialCard';

export function brandTags({baseUrl}: Pick<LoadContext, 'baseUrl'>) {
  return [
    {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}apple-touch-icon.png`}},
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}site.webmanifest`}},
    {tagName: 'meta', attributes: {name: 'theme-color', content: dark.pageFrom}},
  ];
}

/** Where all stands that a card is drawn by, from this folder. */
const drawingRooms = ['.', '../chart', '../../../design'];

/** Icons and social cards, drawn from the mark and the design tokens. */
export async function brandImages({
  siteDir,
  baseUrl,
  generatedFilesDir,
  siteConfig,
  plugins,
}: Props): Promise<BuiltFiles> {
  // Loaded here, so that nobody else waits for the drawing libraries.
  const [{brandFiles}, {renderCard}] = await Promise.all([import('./brandFiles'), import('./socialCard')]);
  // For dark grounds, drawn on 32 by 32 units.
  const mark = fs.readFileSync(path.join(siteDir, 'static/img/logo-dark.svg'), 'utf8');
  const site = {name: brand.name, host: new URL(siteConfig.url).host};
  const files: BuiltFiles = await brandFiles({
    ...site,
    tagline: siteConfig.tagline,
    slug: 'skerry',
    mark,
    baseUrl,
  });

  const folder = path.join(generatedFilesDir, 'social-cards');
  const program = createHash('sha256').update(mark);
  for (const room of drawingRooms.map((name) => path.join(__dirname, name)))
    for (const name of fs.readdirSync(room).filter((one) => one.endsWith('.ts')))
      program.update(fs.readFileSync(path.join(room, name)));
  /** The card of a page, drawn unless the same program has drawn it before. */
  const cardOf = async (text: CardText) => {
    const name = program.copy().update(JSON.stringify(text)).digest('hex');
    const kept = path.join(folder, `${name.slice(0, 16)}.png`);
    if (!fs.existsSync(kept)) await writeFiles(folder, {[path.basename(kept)]: await renderCard(text, mark)});
    return fs.readFileSync(kept);
  };
  const docs = plugins.filter(({name}) => name === 'docusaurus-plugin-content-docs');
  const versions = docs.flatMap(({content}) => (content as LoadedContent).loadedVersions);
  for (const {title, frontMatter} of versions.flatMap((version) => version.docs)) {
    const {image = ''} = frontMatter;
    if (image.startsWith(cardFolder))
      files[image.slice(1)] = await cardOf({...site, tagline: title, slug: image});
  }
  return files;
}
