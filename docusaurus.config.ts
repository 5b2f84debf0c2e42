import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {apiReferenceOptions} from './config/apiReference';
import {brand} from './config/brand';
import {readCheckedAgainst} from './config/checkedAgainst';
import {readEnv} from './config/env';
import {footer} from './config/footer';
import {parseFrontMatter} from './config/frontMatter';
import {navbar} from './config/navbar';
import {search, searchConfig} from './config/search';
import {sitemap} from './config/sitemap';
import {versionOptions} from './config/versions';
import {createPageHistory} from './plugins/content/history/createPageHistory';
import {loadPreset} from './plugins/loadPreset';

const env = readEnv(process.env, {siteUrl: brand.docsUrl});

export default async function config(): Promise<Config> {
  const {contentPlugins, sitePlugins} = await loadPreset(__dirname);
  const preset: PresetOptions = {
    docs: {
      sidebarPath: './sidebars.ts',
      editUrl: brand.editUrl,
      showLastUpdateTime: true,
      ...contentPlugins(),
      ...versionOptions(__dirname),
    },
    blog: false,
    sitemap: sitemap(env),
    theme: {customCss: './src/css/global.css'},
  };
  return {
    title: `${brand.name} Docs`,
    tagline: 'Connect off-the-shelf Bluetooth chips to more than 90 million gateways.',
    favicon: 'img/favicon.svg',
    url: env.siteUrl,
    baseUrl: env.baseUrl,
    trailingSlash: false,
    i18n: {defaultLocale: 'en', locales: ['en']},

    // A broken link stops the build; the rest warns, so that a writer can look at a half-finished page.
    // `npm test` fails on any warning.
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
    markdown: {
      emoji: false,
      hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
      parseFrontMatter,
    },

    clientModules: [
      './src/clientModules/bareAddress.ts',
      './src/clientModules/missingKeys.ts',
      './src/clientModules/listPlaces.ts',
      './src/clientModules/pageBefore.ts',
    ],

    customFields: {
      search: searchConfig(env),
      checkedAgainst: readCheckedAgainst(__dirname),
      // `sandbox/` simulates the operations of the OpenAPI file; without it, Try it offers the API's own servers alone.
      hasSandbox: true,
      ...(!env.offline && {isOfflineWithdrawn: true}),
    },

    // Without the namespace the mode is stored under `theme`, as the specification has it.
    future: {
      v4: {
        removeLegacyPostBuildHeadAttribute: true,
        useCssCascadeLayers: true,
        siteStorageNamespacing: false,
        fasterByDefault: true,
        mdx1CompatDisabledByDefault: true,
      },
      faster: true,
      // The landing page is more than its entry.
      experimental_vcs: createPageHistory({
        [apiReferenceOptions.outputDir]: apiReferenceOptions.specPath,
        'src/pages': 'src/pages',
      }),
    },

    plugins: sitePlugins(env),
    presets: [['classic', preset]],
    themeConfig: {
      image: 'img/social-card.png',
      // At a first visit it is dark nevertheless; see plugins/site/color-mode.
      colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
      navbar,
      footer,
      docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      algolia: search(env),
      // Code gets its colors from our own stylesheet; the default would send a theme to every page.
      prism: {theme: {plain: {}, styles: []}, darkTheme: {plain: {}, styles: []}},
      ...(env.announcement && {announcementBar: env.announcement}),
    } satisfies ThemeConfig,
  };
}
