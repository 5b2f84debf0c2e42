import {describe, expect, it} from 'vitest';
import {cutStyles, type Needs} from './cutStyles';
import {namesInUse} from './namesInUse';

function cut(css: string, script = '', needs: Partial<Needs> = {}) {
  const inUse = namesInUse([script]);
  const all = {inUse, keptVariables: new Set<string>(), hasOtherAlerts: false, ...needs};
  return cutStyles(new Map([['styles.css', css]]), all);
}

/** What is left of a stylesheet when the site has this script. */
function left(css: string, script = '', needs: Partial<Needs> = {}): string | undefined {
  return cut(css, script, needs).styles.get('styles.css');
}

describe('rules', () => {
  it.each([
    ['whose class a script has', '.menu__link{color:red}', '"menu__link"'],
    ['for elements', 'a:not(.button){color:red}', ''],
    ['of a family whose names are put together', '.alert--new{color:red}', '"alert--"+type'],
    ['of a family that is numbered', '.level-1{color:red}', '"level-" + n'],
  ])('stay: %s', (_, css, script) => {
    expect(left(css, script)).toBe(css);
  });

  it('go by the selector', () => {
    expect(left('.menu,.hero .hero__title{color:red}', '"menu"')).toBe('.menu{color:red}');
    expect(left('.a:is(.b,.c){color:red}', '"a","c"')).toBe('.a:is(.b,.c){color:red}');
    expect(left('.a:is(.b,.c){color:red}', '"a"')).toBe('');
    expect(left('.a:not(.b,.c):has(>.d){color:red}', '"a"')).toBe('');
  });

  it('go with the conditions and layers around them', () => {
    expect(left('@layer x{@media print{.hero{color:red}}}p{color:red}')).toBe('p{color:red}');
  });

  it('are told by the classes that nothing has', () => {
    expect([...cut('.a .b{color:red}.c{color:red}', '"a","c"').unused]).toEqual(['b']);
  });
});

describe('what our own style overrules', () => {
  it.each([
    [
      'the same property',
      '@layer x{p{color:red;margin:0}}p{color:#00f}',
      '@layer x{p{margin:0}}p{color:#00f}',
    ],
    ['a part of it', '@layer x{p{background-color:red}}p{background:#00f}', 'p{background:#00f}'],
    [
      'where ours is for more',
      '@layer x{:where(.b):not(.c):hover{color:red}}.b:hover{color:#00f}',
      '.b:hover{color:#00f}',
    ],
    [
      'not what stands before an element',
      '@layer x{p:before{color:red}}p{color:#00f}',
      '@layer x{p:before{color:red}}p{color:#00f}',
    ],
    [
      'not where ours is for fewer',
      '@layer x{p{color:red}}p:hover{color:#00f}',
      '@layer x{p{color:red}}p:hover{color:#00f}',
    ],
    [
      'not where ours is further inside',
      '@layer x{p{color:red}}div p{color:#00f}',
      '@layer x{p{color:red}}div p{color:#00f}',
    ],
    ['all selectors', '@layer x{p,q{color:red}}p{color:#00f}', '@layer x{p,q{color:red}}p{color:#00f}'],
    [
      'on paper alone',
      '@layer x{p{color:red}}@media print{p{color:#000}}',
      '@layer x{p{color:red}}@media print{p{color:#000}}',
    ],
    [
      'another property',
      '@layer x{p{border-radius:1px}}p{border:0}',
      '@layer x{p{border-radius:1px}}p{border:0}',
    ],
    [
      'with importance',
      '@layer x{p{color:red!important}}p{color:#00f}',
      '@layer x{p{color:red!important}}p{color:#00f}',
    ],
  ])('%s', (_, css, result) => {
    expect(left(css, '"b"')).toBe(result);
  });

  it('sizes that headings have by variables', () => {
    const css =
      '@layer x{h2{font-size:var(--ifm-h2-font-size)}.markdown>h2{--ifm-h2-font-size:2rem}}.markdown h2{font-size:1rem}:root{--ifm-h2-font-size:3rem}';
    expect(left(css, '"markdown"')).toBe('@layer x{h2{font-size:3rem}}.markdown h2{font-size:1rem}');
  });

  it('colours of alerts, but for code in a box to open and on a site with other alerts', () => {
    const css =
      '@layer x{.alert--info{--ifm-alert-border-color:red;--ifm-alert-background-color-highlight:#00f}}';
    const script = '"alert--info" "--ifm-alert-border-color" "--ifm-alert-background-color-highlight"';
    expect(left(css, script)).toBe('@layer x{.alert--info{--ifm-alert-background-color-highlight:#00f}}');
    expect(left(css, script, {hasOtherAlerts: true})).toBe(css);
  });
});

describe('variables', () => {
  it('with one value are written where they are read, through others as well', () => {
    expect(left(':root{--a:calc(var(--b)*2);--b:1rem}p{top:var(--a,var(--c,3px))}')).toBe('p{top:2rem}');
  });

  it('written side by side stay apart', () => {
    expect(left(':root{--a:1px;--b:2px}p{margin:var(--a)var(--b)}')).toBe('p{margin:1px 2px}');
  });

  it('that nothing reads go, and those that only they read', () => {
    expect(left(':root{--a:var(--b)}html[data-theme=dark]{--b:1}p{top:0}')).toBe('p{top:0}');
  });

  it('of layers go where our own value is for every page', () => {
    expect(left('@layer x{:root{--a:1px}}:root{--a:2px}p{top:var(--a)}')).toBe('p{top:2px}');
  });

  it.each([
    ['a script sets it', ':root{--a:1px}p{top:var(--a)}', 'style={{"--a": 1}}'],
    ['it has another value elsewhere', ':root{--a:1px}.menu{--a:2px}p{top:var(--a)}', '"menu" "--a"'],
    ['it has another value on paper', ':root{--a:1px}@media print{:root{--a:2px}}p{top:var(--a)}', '"--a"'],
    [
      'it has another value in the other mode',
      ':root{--a:1px}html[data-theme=light]{--a:2px}p{top:var(--a)}',
      '"--a"',
    ],
    ['it means something else there', ':root{--a:inherit}p{color:var(--a)}', '"--a"'],
    [
      'it is made of one that is set further inside',
      ':root{--a:var(--b);--b:1px}.menu{--b:2px}p{top:var(--a)}',
      '"menu" "--a" "--b"',
    ],
  ])('stay when %s', (_, css, script) => {
    expect(left(css, script)).toBe(css);
  });

  it('that a script reads are written too, and stay for it', () => {
    expect(left(':root{--a:1px}p{top:var(--a)}', '"var(--a)"')).toBe(':root{--a:1px}p{top:1px}');
  });

  it('whose names scripts put together stay', () => {
    const css = ':root{--a:red}html[data-theme=light]{--a:#00f}';
    expect(left(css)).toBe('');
    expect(left(css, '', {keptVariables: new Set(['--a'])})).toBe(css);
  });

  it('that only stylesheets know get short names, the same in all of them', () => {
    const {styles} = cutStyles(
      new Map([
        ['a.css', 'p{--long-name:1px}q{--long-name:2px}'],
        ['b.css', 'p{top:var(--long-name)}'],
      ]),
      {inUse: namesInUse([]), keptVariables: new Set(), hasOtherAlerts: false},
    );
    expect([...styles.values()]).toEqual(['p{--_0:1px}q{--_0:2px}', 'p{top:var(--_0)}']);
  });
});
