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
    expect(left(':root { --a: var(--b); --b: 1; --c: 2 } p { top: var(--c) }', 'var(--c)')).toBe(
      ':root { --c: 2 } p { top: var(--c) }',
    );
  });

  it('writes a variable that only Infima knows where it is read, through others as well', () => {
    expect(left(':root { --a: calc(var(--b) * 2); --b: 1rem } p { top: var(--a, var(--c, 3px)) }')).toBe(
      'p { top: calc(1rem * 2) }',
    );
    const ofTokens =
      ':root { --a: var(--ds-link); --b: var(--ifm-heading-color) } p { color: var(--a); top: var(--b) }';
    expect(left(ofTokens)).toBe('p { color: var(--ds-link); top: var(--ifm-heading-color) }');
  });

  it.each([
    ['the site sets or reads', ':root { --a: 1 } p { top: var(--a) }', '--a'],
    ['has another value elsewhere', ':root { --a: 1 } .menu { --a: 2 } p { top: var(--a) }', 'menu'],
    [
      'has another value on paper',
      ':root { --a: 1 } @media print { :root { --a: 2 } } p { top: var(--a) }',
      '',
    ],
    ['is set in a component', '.menu { --a: 1 } p { top: var(--a) }', 'menu'],
    [
      'is made of one that is set in a component',
      ':root { --a: var(--ifm-hover-overlay) } .menu { --ifm-hover-overlay: blue; top: var(--ifm-hover-overlay) } p { color: var(--a) }',
      'menu',
    ],
  ])('keeps a variable that %s', (_, css, text) => {
    expect(left(css, text)).toBe(css);
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
