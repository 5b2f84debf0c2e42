import type {AskedStyles} from './builtStyles';

/**
 * What a browser does not take of styles. Runs in a page of the site, in any browser.
 *
 * Variables are filled in with the values that they have on the whole page; a value with one that only some element has
 * is not asked, but its property is.
 */
export function findRefused({declarations, descriptors, selectors, mediaQueries}: AskedStyles): string[] {
  const root = getComputedStyle(document.documentElement);
  const innermost = /var\(\s*(--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/;

  /** A value without variables; undefined when one of them is not known here. */
  function fill(value: string): string | undefined {
    let filled = value;
    for (let found = innermost.exec(filled); found; found = innermost.exec(filled)) {
      const known = root.getPropertyValue(found[1]).trim() || found[2];
      if (known === undefined) return undefined;
      // Minified, one may stand right beside the next.
      filled = filled.replace(found[0], () => ` ${known} `);
    }
    return filled;
  }
  const isTaken = (property: string, value: string | undefined) =>
    value === undefined ? CSS.supports(property, 'inherit') : CSS.supports(property, value);

  /** Whether a font's description keeps what it is told. */
  function isDescriptor(property: string, value: string): boolean {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@font-face { ${property}: ${value} }`);
    return (sheet.cssRules[0] as CSSFontFaceRule).style.length > 0;
  }

  /** What a browser does not know is neither true nor false. */
  const isQuery = (query: string) =>
    (query.match(/\([^()]*\)/g) ?? [query]).every(
      (feature) => matchMedia(feature).matches || matchMedia(`not ${feature}`).matches,
    );

  return [
    ...declarations
      .filter(({conditions}) => conditions.every((condition) => CSS.supports(condition)))
      .filter(({property, value}) => !isTaken(property, fill(value)))
      .map(({property, value}) => `${property}: ${value}`),
    ...descriptors
      .filter(({property, value}) => !isDescriptor(property, value))
      .map(({property, value}) => `@font-face ${property}: ${value}`),
    ...selectors.filter((selector) => !CSS.supports(`selector(${selector})`)),
    ...mediaQueries.filter((query) => !isQuery(query)).map((query) => `@media ${query}`),
  ];
}
