import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {dropUnused} from './dropUnusedInfima';
import {namesIn} from './namesInUse';

/** What is left of a stylesheet when a site contains these texts. */
function left(css: string, ...texts: string[]): string {
  const root = postcss.parse(css);
  dropUnused(root, namesIn(texts));
  return root.toString().replace(/\s+/g, ' ').trim();
}

describe('dropUnused', () => {
  it('keeps the selectors whose classes the site uses', () => {
    expect(left('.menu__link, .hero .hero__title { color: red }', 'className="menu__link"')).toBe(
      '.menu__link { color: red }',
    );
  });

  it('keeps element selectors and classes that only stand in :not()', () => {
    expect(left('a:not(.button) { color: red }')).toBe('a:not(.button) { color: red }');
  });

  it('keeps every class of a family whose names are put together at run time', () => {
    expect(left('.alert--info { color: red }', 'clsx("alert--" + type)')).toBe('.alert--info { color: red }');
  });

  it('drops variables that nothing reads, and those that only they read', () => {
    expect(left(':root { --a: var(--b); --b: 1; --c: 2 } p { top: var(--c) }')).toBe(
      ':root { --c: 2 } p { top: var(--c) }',
    );
  });

  it('keeps variables that the site reads', () => {
    expect(left(':root { --a: 1 }', 'p { top: var(--a) }')).toBe(':root { --a: 1 }');
  });

  it('drops values that the tokens replace for the whole page, not those of one component', () => {
    const css =
      ':root { --ifm-hover-overlay: red } .menu { --ifm-hover-overlay: blue } p { top: var(--ifm-hover-overlay) }';
    expect(left(css, 'menu')).toBe('.menu { --ifm-hover-overlay: blue } p { top: var(--ifm-hover-overlay) }');
  });

  it('drops media queries that end up empty', () => {
    expect(left('@media print { .hero { color: red } }')).toBe('');
  });
});
