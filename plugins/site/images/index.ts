import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dark} from '../../../design/schemes';
import {writeFiles} from '../../builtFiles';

/** Options of the plugin. */
export interface BrandImagesOptions {
  /** Product name on the social card and the home screen. */
  name: string;
  /** SVG file of the mark for dark grounds, from the site's root. */
  markPath: string;
}

/** Draws icons and the social card from the mark and the design tokens, after the build. */
export default function brandImagesPlugin(
  {siteDir, baseUrl}: LoadContext,
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

    async postBuild({outDir, siteConfig}) {
      // Loaded here, so that nobody else waits for the drawing libraries.
      const {brandFiles} = await import('./brandFiles');
      const files = await brandFiles({
        name: options.name,
        tagline: siteConfig.tagline,
        host: new URL(siteConfig.url).host,
        mark: fs.readFileSync(path.join(siteDir, options.markPath), 'utf8'),
        baseUrl,
      });
      await writeFiles(outDir, files);
    },
  };
}
