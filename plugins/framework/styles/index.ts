import type {Plugin, PostCssOptions} from '@docusaurus/types';
import mapValues from 'lodash/mapValues';
import type {Root, Rule} from 'postcss';

/** Style of what a reader opens: it comes with the scripts of that. */
const ofOpened = /@docsearch[\\/]|[\\/]search\.css$|TryIt[\\/]panel[\\/]/;

/** Style that some pages alone have, each in a file of its own, beside the stylesheet of all pages. */
const ofSomePages: Record<string, RegExp> = {
  landing: /[\\/]src[\\/]pages[\\/]/,
  segments: /[\\/]controls[\\/]segments\.css$/,
  filters: /[\\/]controls[\\/]filter\.module\.css$/,
  feedback: /components[\\/]FeedbackForm[\\/]/,
  releases: /authoring[\\/]Release[\\/]/,
  'search-page': /components[\\/]SearchPage[\\/]/,
  tools: /components[\\/]tools[\\/]/,
  reference: /[\\/]api-reference\.css$|TryIt[\\/]styles\.module\.css$/,
};

/** Style of components that a page's writer chooses: each page has that of its own ones, in one file. */
const ofPage = /authoring[\\/](?!Cards?[\\/]|Ch(?:ip|oice)s?[\\/]|SystemDiagram|Release[\\/])|pictures[\\/]/;

interface BundledModule {
  nameForCondition?(): string | null;
  identifier?(): string;
}

const isOf = (pattern: RegExp) => (module: BundledModule) =>
  pattern.test(module.nameForCondition?.() ?? module.identifier?.() ?? '');

interface ModuleRule {
  use?: Array<{options?: {modules?: {localIdentName?: string; hashStrategy?: string}}}>;
}

/** Classes of Infima that neither the framework's theme nor the site has, by how their names begin. */
const unusedNames = [
  ...['alert__', 'alert--pri', 'avatar', 'badge--(?!sec)', 'breadcrumbs--'],
  ...['button-group', 'button--(?:active|block|danger|info|lg|link|success|warning)', 'card_', 'card--'],
  ...['col--(?:[14579]|offset-(?!2))', 'dropdown--n', 'hero', 'navbar__items--c'],
  ...['pagination(?:_|--)', 'pills', 'row--', 'shadow--', 'text--(?![ct][er])', 'navbar__search-'],
  ...['(?:margin|padding)(?:-horiz|[a-z-]*--xs|--(?:sm|md|xl))', 'margin[a-z-]*--none', 'margin--lg'],
  ...['margin-(?:left--(?!sm)|right--(?!md)|top--xl|bottom--lg|vert--sm)', 'padding-(?:right|vert)'],
  // The site has a chevron of its own: see sidebar.css.
  ...['padding-(?:left--(?!n)|top--(?!md)|bottom--(?!lg))', 'breadcrumbs__item:not'],
];

export const unused = new RegExp(`\\.(?:${unusedNames.join('|')})`);

/** Variables of Infima that nothing reads, by how their names begin after `--ifm-`. */
const unreadNames = [
  ...['(?:dark|light)(?:er|est)?-value', 'contrast-', 'color-(?:danger|info|success|warning)(?:$|-darker)'],
  ...['color-[a-z]+-(?:darkest|light)', 'color-primary-contrast', 'font-weight-(?:base|light|normal)'],
  ...['breadcrumb-(?:sep|spacing)'],
  ...['transition-slow', 'global-shadow-tl', 'image-', 'alert-color', 'button-group', 'card-(?:hor|vert)'],
  ...['navbar-(?:link-active|search-i)', 'pagination-(?:b|color-a|i|pad)', 'pills-', 'h1-vertical-rhythm-t'],
];
export const unread = new RegExp(`^--ifm-(?:${unreadNames.join('|')})`);

/** Leaves out 3 KB that nothing here is about: rules and variables of Infima, and the buttons of a sidebar that hides. */
const withoutUnused = {
  postcssPlugin: 'without-unused',
  Once(root: Root) {
    const file = root.source?.input.file ?? '';
    if (/[\\/](?:Collapse|Expand)Button[\\/]/.test(file)) root.removeAll();
    if (!/[\\/]infima[\\/]/.test(file)) return;
    root.walkDecls(unread, (found) => void found.remove());
    // While they are walked through, a removal hides the next one.
    const rules: Rule[] = [];
    root.walkRules((rule) => void rules.push(rule));
    for (const rule of rules) {
      const used = rule.selectors.filter((selector) => !unused.test(selector));
      if (used.length === 0) rule.remove();
      else rule.selectors = used;
    }
  },
};

const gone = (what: string) => new Error(`${what}: see plugins/framework/styles/index.ts.`);

/** Keeps the one stylesheet of all pages small and its making short; README.md of this room has the figures. */
export default function stylesPlugin(): Plugin {
  return {
    name: 'styles',
    configurePostCss: withoutPresetEnv,
    configureWebpack(config, isServer) {
      endAlike(config.module?.rules as ModuleRule[]);
      if (isServer) return {};
      const {splitChunks} = config.optimization ?? {};
      const groups = splitChunks ? splitChunks.cacheGroups : undefined;
      if (!groups?.styles) throw gone('The framework has no group `styles` of chunks any more');
      const late = [ofOpened, ofPage, ...Object.values(ofSomePages)];
      const isEarly = (module: BundledModule) => !late.some((pattern) => isOf(pattern)(module));
      const all = Object(groups.styles) as object;
      const own = mapValues(ofSomePages, (pattern, name) => ({...all, name, test: isOf(pattern)}));
      return {optimization: {splitChunks: {cacheGroups: {styles: {test: isEarly}, ...own}}}};
    },
  };
}

/**
 * Has all classes of a CSS module end in the same characters, which compress to less than a digest for each. The
 * framework gives no way to set this option of css-loader.
 */
function endAlike(rules: ModuleRule[]): void {
  const modules = rules
    .flatMap(({use}) => (Array.isArray(use) ? use : []))
    .flatMap(({options}) => options?.modules ?? [])
    .filter(({localIdentName}) => localIdentName?.includes('[local]'));
  if (modules.length === 0)
    throw gone("The framework's rules have no css-loader that names classes after `[local]`");
  for (const options of modules) options.hashStrategy = 'minimal-subset';
}

/**
 * Drops `postcss-preset-env`, since Lightning CSS does the same for the browsers in `package.json` when it minifies, and
 * the search for a file with options, which is repeated for each stylesheet.
 *
 * @throws Error when the framework no longer has it
 */
export function withoutPresetEnv(options: PostCssOptions): PostCssOptions {
  // The framework names this plugin by its path, and adds others as functions.
  const plugins = options.plugins.filter((plugin) => {
    const name: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
    return !(typeof name === 'string' && /[\\/]postcss-preset-env[\\/]/.test(name));
  });
  if (plugins.length === options.plugins.length)
    throw gone('The framework no longer has postcss-preset-env among the plugins of PostCSS');
  return {...options, config: false, plugins: [...plugins, withoutUnused]};
}
