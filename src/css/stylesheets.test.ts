import fs from 'node:fs';
import path from 'node:path';
import {colorsNamed} from 'culori';
import {describe, expect, it} from 'vitest';

const root = path.join(__dirname, '../..');

/** Where the colors come from, and files that a reader never gets. */
const sources = /^src\/design\/.*\.ts$|\.(?:test|spec)\.tsx?$|^docs\/api-specification\//;

const files = ['src', 'config', 'docs', 'plugins']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
  )
  .filter((file) => /\.(?:css|tsx?|mdx)$/.test(file) && !sources.test(file));

const names = Object.keys(colorsNamed).join('|');
const color = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!-)|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/gi;
const colorName = new RegExp(`(?<![\\w-])(?:${names})(?![\\w-])`, 'gi');

/** Values of the declarations in a stylesheet, by property. */
function declarations(css: string): Array<[property: string, value: string]> {
  return [...css.matchAll(/(?<=[{;]\s*)(?<property>[\w-]+)\s*:\s*(?<value>[^;{}]+)(?=[;}])/g)].map(
    ({groups}) => [
      groups?.property ?? '',
      (groups?.value ?? '').replace(/url\([^)]*\)|'[^']*'|"[^"]*"|var\(--[\w-]+/g, ''),
    ],
  );
}

/** Values of the attributes and style properties that take a color. */
function paints(jsx: string): string[] {
  const attribute =
    /\b(?:fill|stroke|color|background|backgroundColor|borderColor|stopColor|floodColor)\s*[=:]\s*\{?\s*(?:"([^"]*)"|'([^']*)')/g;
  return [...jsx.matchAll(attribute)].map(([, double, single]) => double ?? single ?? '');
}

/** Colors that a file writes instead of taking them from the tokens. */
function colorsIn(file: string, text: string): string[] {
  // Outside stylesheets `#…` also stands for issue numbers, anchors and byte values: there only a string counts.
  const isSheet = file.endsWith('.css');
  const values = isSheet
    ? declarations(text).map(([, value]) => value)
    : [
        ...paints(text),
        ...(text.match(/(?<!\b(?:href|to)=\{?)(["'`])(?:#[\da-f]{3,8}|(?:rgb|hsl|oklch)a?\([^"'`]*)\1/gi) ??
          []),
      ];
  return values.flatMap((value) => [...(value.match(color) ?? []), ...(value.match(colorName) ?? [])]);
}

/** Fonts and font sizes that a stylesheet writes instead of taking them from the tokens. */
function fontsIn(css: string): string[] {
  // Units of the surrounding text are no size of their own, nor is none at all.
  const allowed = /^(?:[\s/(),]*|0|inherit|[\d.]+em|100%)$/;
  return declarations(css)
    .filter(([property, value]) => /^font(?:-family|-size)?$/.test(property) && !allowed.test(value.trim()))
    .map(([property, value]) => `${property}: ${value.trim()}`);
}

const withoutComments = (text: string) => text.replace(/\/\*.*?\*\//gs, '');
const read = (file: string) => withoutComments(fs.readFileSync(path.join(root, file), 'utf8'));

describe('only src/css writes', () => {
  it('colors', () => {
    const found = files.map((file) => [file, colorsIn(file, read(file))] as const);
    expect(found.filter(([, colors]) => colors.length > 0)).toEqual([]);
  });

  it('fonts and font sizes', () => {
    // The faces are declared there.
    const own = /^src\/design\/fonts\.css/;
    const sheets = files.filter((file) => file.endsWith('.css') && !own.test(file));
    const found = sheets.map((file) => [file, fontsIn(read(file))] as const);
    expect(found.filter(([, fonts]) => fonts.length > 0)).toEqual([]);
  });
});

describe('the search for colors and fonts', () => {
  it.each([
    ['a.css', 'a { color: #fff; }', '#fff'],
    ['a.css', 'a { border: 1px solid rebeccapurple }', 'rebeccapurple'],
    ['a.css', 'a { background: linear-gradient(rgb(0 0 0), var(--ds-page)); }', 'rgb('],
    ['a.tsx', '<path fill="red" />', 'red'],
    ['a.tsx', "<p style={{color: 'white'}} />", 'white'],
    ['a.ts', "const mark = '#120b35';", '#120b35'],
    ['a.mdx', '<i style={{background: "oklch(0.5 0 0)"}} />', 'oklch('],
  ])('in %s finds %s', (file, text, found) => {
    expect(colorsIn(file, text)).toContain(found);
  });

  it.each([
    ['a.css', '.red { color: var(--ds-tone-red); white-space: nowrap; fill: currentcolor; }'],
    ['a.tsx', '<a href="#fade">see #123</a>'],
  ])('in %s lets %s be', (file, text) => {
    expect(colorsIn(file, text)).toEqual([]);
  });

  it('finds sizes and families', () => {
    expect(fontsIn('a { font-size: 0.8rem; } b { font-family: Arial, sans-serif }')).toHaveLength(2);
    expect(fontsIn('a { font-size: var(--ds-size-p2); font: inherit; font-family: var(--ds-mono) }')).toEqual(
      [],
    );
  });
});
