import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dark} from '../../../design/schemes';
import {cardFolder} from '../../../config/frontMatter';
import {writeFiles} from '../../builtFiles';
import type {CardText} from './socialCard';

/** Options of the plugin. */
export interface BrandImagesOptions {
  /** Product name on the social card and the home screen. */
  name: string;
  /** SVG file of the mark for dark grounds, from the site's root. */
  markPath: string;
}

/** What this plugin reads of the docs. */
interface LoadedDocs {
  loadedVersions: Array<{docs: Array<{title: string; frontMatter: {image?: string}}>}>;
}

/** Draws icons and social cards from the mark and the design tokens, after the build. */
export default function brandImagesPlugin(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  options: BrandImagesOptions,
): Plugin {
  return {
    name: 'brand-images',

    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}},
        {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}apple-touch-icon.png`}},
        {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}site.webmanifest`}},
        {tagName: 'meta', attributes: {name: 'theme-color', content: dark.pageFrom}},
      ],
    }),

    async postBuild({outDir, siteConfig, plugins}) {
      // Loaded here, so that nobody else waits for the drawing libraries.
      const [{brandFiles}, {renderCard}] = await Promise.all([
        import('./brandFiles'),
        import('./socialCard'),
      ]);
      const mark = fs.readFileSync(path.join(siteDir, options.markPath), 'utf8');
      const site = {name: options.name, host: new URL(siteConfig.url).host};
      const source = {...site, tagline: siteConfig.tagline, slug: 'skerry', mark, baseUrl};
      await writeFiles(outDir, await brandFiles(source));

      const folder = path.join(generatedFilesDir, 'social-cards');
      const program = createHash('sha256').update(fs.readFileSync(__filename)).update(mark).digest('hex');
      /** The card of a page, drawn unless the same program has drawn it before. */
      const cardOf = async (text: CardText) => {
        const name = createHash('sha256').update(program).update(JSON.stringify(text)).digest('hex');
        const kept = path.join(folder, `${name.slice(0, 16)}.png`);
        if (!fs.existsSync(kept))
          await writeFiles(folder, {[path.basename(kept)]: await renderCard(text, mark)});
        return fs.readFileSync(kept);
      };
      const docs = plugins.filter(({name}) => name === 'docusaurus-plugin-content-docs');
      for (const {loadedVersions} of docs.map(({content}) => content as LoadedDocs)) {
        for (const {title, frontMatter} of loadedVersions.flatMap((version) => version.docs)) {
          const {image = ''} = frontMatter;
          if (!image.startsWith(cardFolder)) continue;
          await writeFiles(outDir, {[image.slice(1)]: await cardOf({...site, tagline: title, slug: image})});
        }
      }
    },
  };
}
