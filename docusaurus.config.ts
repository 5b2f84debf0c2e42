import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, LoadContext} from '@docusaurus/types';
import {brand} from './config/brand';
import {delivery} from './config/delivery';
import {downloads} from './config/downloads';
import {readCheckedAgainst} from './config/checkedAgainst';
import {readEnv} from './config/env';
import {feedback} from './config/feedback';
import {footer} from './config/footer';
import {parseFrontMatter} from './config/frontMatter';
import {monitoringSettings} from './config/monitoring';
import {navbar} from './config/navbar';
import {search, searchConfig, split} from './config/search';
import {sitemap} from './config/sitemap';
import {versionOptions} from './config/versions';
import apiReference from './plugins/api-reference';
import type {ApiReferenceOptions} from './plugins/api-reference/options';
import {authorComponents} from './plugins/author-components/authorComponents';
import remarkImportComponents from './plugins/author-components/remarkImportComponents';
import brandImages from './plugins/brand-images';
import rehypeHighlight from './plugins/code-highlight/rehypeHighlight';
import buildTime from './plugins/build-time';
import bundleContents from './plugins/bundle-contents';
import colourMode from './plugins/colour-mode';
import {figures} from './plugins/computed-figures/figures/figures';
import remarkComputed from './plugins/computed-figures/remarkComputed';
import componentInventory from './plugins/component-inventory';
import deployRecovery from './plugins/deploy-recovery';
import bundlerCache from './plugins/bundler-cache';
import deliveryPlugin from './plugins/delivery';
import designTokens from './plugins/design-tokens';
import firstLoad from './plugins/first-load';
import offline from './plugins/offline';
import pageStyles from './plugins/page-styles';
import pageDownloads from './plugins/page-downloads';
import sandboxDownload from './plugins/sandbox-download';
import releaseFeed from './plugins/release-feed';
import glossary from './plugins/glossary';
import {readGlossary} from './plugins/glossary/readGlossary';
import rehypeGlossary from './plugins/glossary/rehypeGlossary';
import remarkGlossary from './plugins/glossary/remarkGlossary';
import reproducibleBuild from './plugins/reproducible-build';
import sdkHeaders from './plugins/sdk-headers';
import monitoringPlugin from './plugins/monitoring';
import markdownTwins from './plugins/markdown-twins';
import {WritersFirst} from './plugins/markdown-twins/WritersFirst';
import {createPageHistory} from './plugins/page-history/createPageHistory';
import searchPlugin from './plugins/search';
import securityTxt from './plugins/security-txt';
import staticHtml from './plugins/static-html';
import styleCut from './plugins/style-cut';
import rehypeStaticRuns from './plugins/static-html/rehypeStaticRuns';
import rehypeUnitSpaces from './plugins/unit-spaces/rehypeUnitSpaces';
import rehypeWideTables from './plugins/wide-tables/rehypeWideTables';

const env = readEnv(process.env, {siteUrl: brand.docsUrl});
const monitoring = monitoringSettings(env);
const writers = new WritersFirst();
const terms = readGlossary(`${__dirname}/plugins/glossary/terms.yaml`);

const apiReferenceOptions: ApiReferenceOptions = {
  specPath: 'openapi/platform-api.yaml',
  outputDir: 'docs/api-specification',
  downloadsDir: 'static/openapi',
  editUrl: `${brand.editUrl}openapi/platform-api.yaml`,
  samples: {
    url: 'SKERRY_API_URL',
    sandboxUrl: 'http://localhost:4010',
    key: 'SKERRY_API_KEY',
    webhookUrl: 'SKERRY_WEBHOOK_URL',
    parameters: {org_id: 'SKERRY_ORG_ID', 'Skerry-Webhook-Token': 'SKERRY_WEBHOOK_TOKEN'},
    organization: 'org_id',
    guide: 'Access and keys',
  },
  collection: true,
};

const config: Config = {
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

  clientModules: ['./src/clientModules/bareAddress.ts', './src/clientModules/missingKeys.ts'],

  customFields: {
    feedback,
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
    experimental_vcs: createPageHistory({[apiReferenceOptions.outputDir]: apiReferenceOptions.specPath}),
  },

  plugins: [
    (context) => apiReference(context, apiReferenceOptions),
    buildTime,
    bundleContents,
    colourMode,
    deployRecovery,
    designTokens,
    firstLoad,
    pageStyles,
    glossary,
    staticHtml,
    styleCut,
    (context) => brandImages(context, {name: brand.name, markPath: 'static/img/logo-dark.svg'}),
    (context) =>
      writers.writes(
        securityTxt(context, {
          email: brand.securityEmail,
          policyPath: '/docs/device-sdk/vulnerability-handling',
        }),
      ),
    (context) =>
      writers.writes(
        releaseFeed(context, {
          page: 'docs/release-notes',
          file: 'release-notes',
          owner: brand.copyrightHolder,
        }),
      ),
    bundlerCache,
    reproducibleBuild,
    (context) => writers.writes(sdkHeaders(context, {archive: `${brand.slug}-sdk-headers`})),
    (context) => writers.writes(sandboxDownload(context, {file: `${brand.slug}-sandbox.mjs`})),
    (context) =>
      writers.writes(
        pageDownloads(context, [
          {
            page: 'docs/guides/integration/get-device-packet-data.mdx',
            titles: ['receiver.mjs', 'receiver.py', 'pull.mjs', 'pull.py', 'backfill.mjs', 'backfill.py'],
          },
          {
            page: 'docs/guides/integration/onboard-devices.mdx',
            titles: ['register_devices.py', 'register-devices.mjs'],
          },
          {
            page: 'docs/guides/rollout/key-provisioning.mdx',
            titles: ['register_batch.py', 'make_key_page.py'],
          },
          {
            page: 'docs/device-sdk/terrestrial-module/end-device-provisioning.mdx',
            titles: ['make_device_key.py'],
          },
        ]),
      ),
    (context) => deliveryPlugin(context, delivery(env)),
    (context) => offline(context, {isOffered: env.offline}),
    (context) => writers.reads(markdownTwins(context, {leftOut: ['search', '404.html'], files: downloads})),
    (context) => searchPlugin(context, {leftOut: ['search', '404.html'], ...split}),
    ...(monitoring ? [(context: LoadContext) => monitoringPlugin(context, monitoring)] : []),
    ...(env.inventory ? [componentInventory] : []),
  ],
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl: brand.editUrl,
          showLastUpdateTime: true,
          remarkPlugins: [
            [remarkComputed, {figures}],
            [remarkImportComponents, {components: authorComponents(__dirname)}],
            // Options would be sent to every page with the rest of this configuration; a function is not.
            () => remarkGlossary({terms}),
          ],
          rehypePlugins: [
            [rehypeHighlight, {folder: `${__dirname}/node_modules/.cache/code-blocks`}],
            rehypeWideTables,
            rehypeUnitSpaces,
            [rehypeStaticRuns, {folder: `${__dirname}/node_modules/.cache/code-blocks`}],
            [rehypeGlossary, {folder: `${__dirname}/node_modules/.cache/code-blocks`}],
          ],
          ...versionOptions(__dirname),
        },
        blog: false,
        sitemap: sitemap(env),
        theme: {customCss: './src/design/global.css'},
      } satisfies PresetOptions,
    ],
  ],
  themeConfig: {
    image: 'img/social-card.png',
    // At a first visit it is dark nevertheless; see plugins/colour-mode.
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
    navbar,
    footer,
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    algolia: search(env),
    // Code gets its colours from our own stylesheet; the default would send a theme to every page.
    prism: {theme: {plain: {}, styles: []}, darkTheme: {plain: {}, styles: []}},
    ...(env.announcement && {announcementBar: env.announcement}),
  } satisfies ThemeConfig,
};

export default config;
