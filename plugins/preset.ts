import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {apiReferenceOptions} from '../config/apiReference';
import type {Env} from '../config/env';
import {monitoringSettings} from '../config/monitoring';
import apiReference from './api-reference';
import {authorComponents} from './content/components/authorComponents';
import remarkImportComponents from './content/components/remarkImportComponents';
import excerpts from './content/excerpts';
import {figures} from './content/figures/formulas/figures';
import remarkComputed from './content/figures/remarkComputed';
import {rehypeGlossary, remarkGlossary} from './content/glossary/glossary';
import {readGlossary} from './content/glossary/readGlossary';
import rehypeHighlight from './content/highlight/rehypeHighlight';
import rehypeInlineCode from './content/typography/rehypeInlineCode';
import rehypeLongNames from './content/typography/rehypeLongNames';
import rehypeUnbroken from './content/typography/rehypeUnbroken';
import rehypeWideTables from './content/typography/rehypeWideTables';
import remarkComparisons from './content/typography/remarkComparisons';
import {frameworkPlugins} from './framework';
import rehypeStaticRuns from './framework/static-html/rehypeStaticRuns';
import pagesPlugin from './pages';
import chart from './site/chart';
import colorMode from './site/color-mode';
import componentInventory from './site/inventory';
import monitoringPlugin from './site/monitoring';
import pageHints from './site/page-hints';
import designTokens from './site/tokens/stylesheet';

const siteDir = path.resolve(__dirname, '..');
/** What each code block and passage became last time, under a digest of its source. */
const kept = {folder: path.join(siteDir, 'node_modules/.cache/code-blocks')};

/** What becomes of a writer's MDX, in this order. */
export function contentPlugins() {
  const components = authorComponents(siteDir);
  const terms = readGlossary(path.join(siteDir, 'plugins/content/glossary/terms.yaml'));
  return {
    // Options would be sent to every page with the rest of the configuration, folders of this machine too; functions are not.
    remarkPlugins: [
      () => remarkComputed({figures}),
      remarkComparisons,
      () => remarkImportComponents({components}),
      () => remarkGlossary({terms}),
    ],
    rehypePlugins: [
      () => rehypeHighlight(kept),
      rehypeInlineCode,
      rehypeLongNames,
      rehypeWideTables,
      rehypeUnbroken,
      () => rehypeStaticRuns(kept),
      () => rehypeGlossary(kept),
    ],
  };
}

/** All plugins of this folder, in their order; to leave a feature out, take its line away. */
export function sitePlugins(env: Env): PluginModule[] {
  const monitoring = monitoringSettings(env);
  return [
    (context) => apiReference(context, apiReferenceOptions),
    ...frameworkPlugins,
    colorMode,
    designTokens,
    chart,
    excerpts,
    (context) => pagesPlugin(context, env),
    ...(monitoring ? [() => monitoringPlugin(monitoring)] : []),
    ...(env.inventory ? [componentInventory] : []),
    ...(env.pageHints ? [pageHints(env.pageHints)] : []),
  ];
}
