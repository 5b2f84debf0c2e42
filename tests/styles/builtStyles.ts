import fs from 'node:fs';
import path from 'node:path';
import postcss, {type AtRule, type Container, type Declaration, type Root} from 'postcss';

/** What a build asks of browsers, each once. */
export interface AskedStyles {
  declarations: Array<{property: string; value: string; conditions: string[]}>;
  /** Descriptors of fonts. */
  descriptors: Array<{property: string; value: string}>;
  selectors: string[];
  mediaQueries: string[];
}

/** Stylesheets of a build, and the style elements of its pages. */
function stylesOf(buildDir: string): string[] {
  const files = fs.readdirSync(buildDir, {recursive: true, encoding: 'utf8'});
  const read = (file: string) => fs.readFileSync(path.join(buildDir, file), 'utf8');
  const elements = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => [...read(file).matchAll(/<style[^>]*>([^<]+)<\/style>/g)].map(([, css]) => css));
  return [...files.filter((file) => file.endsWith('.css')).map(read), ...new Set(elements)];
}

/** The rules with an `@` around a node, from the outside in. */
function around(node: Declaration): AtRule[] {
  const found: AtRule[] = [];
  let parent: Container | Root['parent'] = node.parent as Container | undefined;
  while (parent) {
    if (parent.type === 'atrule') found.unshift(parent as AtRule);
    parent = parent.parent as Container | undefined;
  }
  return found;
}

const isKeyframe = ({parent}: {parent?: unknown}) =>
  /keyframes$/.test((parent as AtRule | undefined)?.name ?? '');

/**
 * Reads what a build asks of browsers.
 *
 * @param buildDir folder that `docusaurus build` wrote
 */
export function readAskedStyles(buildDir: string): AskedStyles {
  const declarations = new Map<string, AskedStyles['declarations'][number]>();
  const descriptors = new Map<string, AskedStyles['descriptors'][number]>();
  const selectors = new Set<string>();
  const mediaQueries = new Set<string>();
  for (const root of stylesOf(buildDir).map((css) => postcss.parse(css))) {
    root.walkRules((rule) => {
      if (!isKeyframe(rule)) for (const selector of rule.selectors) selectors.add(selector);
    });
    root.walkAtRules('media', ({params}) => void mediaQueries.add(params));
    root.walkDecls((declaration) => {
      const {prop: property, value} = declaration;
      // A variable takes any value; what uses it is asked with that.
      if (property.startsWith('--')) return;
      const rules = around(declaration);
      const conditions = rules.filter(({name}) => name === 'supports').map(({params}) => params);
      const isFont = rules.some(({name}) => name === 'font-face');
      const key = JSON.stringify([property, value, conditions]);
      if (isFont) descriptors.set(key, {property, value});
      else declarations.set(key, {property, value, conditions});
    });
  }
  return {
    declarations: [...declarations.values()],
    descriptors: [...descriptors.values()],
    selectors: [...selectors],
    mediaQueries: [...mediaQueries],
  };
}
