import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {schemes} from '../../../design/schemes';
import {stylesheet} from './stylesheet';

const css = stylesheet();

/** The declarations of the rule with exactly this selector. */
function declarations(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  expect(start, `${selector} is missing`).toBeGreaterThan(-1);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  const pairs = body.split(';').map((line) => line.split(/:(.*)/s).map((part) => part.trim()));
  return Object.fromEntries(pairs.filter(([name]) => name));
}

/** Names of all variables that the text defines or uses. */
function names(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, name]) => name as string));
}

describe('stylesheet of the tokens', () => {
  it('applies dark when no mode is set', () => {
    expect(declarations(":root, html[data-theme='dark']")).toMatchObject({
      'color-scheme': 'dark',
      '--ds-page-via': schemes.dark.pageVia,
      '--ds-syntax-keyword': schemes.dark.syntax.keyword,
    });
  });

  it('sets the same variables for light as for dark', () => {
    expect(Object.keys(declarations("html[data-theme='light']"))).toEqual(
      Object.keys(declarations(":root, html[data-theme='dark']")),
    );
  });

  it('gives what names a part of the packet the color of that part', () => {
    expect(declarations("[data-field='id']")).toEqual({'--field': 'var(--ds-field-id)'});
    expect(declarations("html[data-theme='light']")['--ds-field-id']).toBe(schemes.light.fields.id);
  });

  it('lays the high-contrast schemes over their modes', () => {
    const more = declarations("html[data-theme='dark'][data-dark-scheme='dark-high-contrast']");
    expect(more['--ds-text']).toBe(schemes['dark-high-contrast'].text);
    expect(more).not.toHaveProperty('--ds-dashboard-text');
  });

  it('follows the wish for contrast when scripts are off', () => {
    expect(declarations('html:not([data-theme])')).toEqual(
      declarations("html[data-theme='dark'][data-dark-scheme='dark-high-contrast']"),
    );
  });

  it('gives drawings the colors that the system forces, and paper its own, in every scheme', () => {
    const [forced, paper] = css.split('@media').slice(2) as [string, string];
    expect(forced).toMatch(/forced-colors: active[\s\S]*--ds-accent: highlight/);
    expect(paper).toMatch(/print[\s\S]*--ds-page: #ffffff/);
  });

  it('defines every variable that the stylesheets use', () => {
    const root = path.join(__dirname, '../../../src');
    const sheets = fs
      .readdirSync(root, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.css'))
      .map((file) => fs.readFileSync(path.join(root, file), 'utf8'));
    const defined = names(css, /^\s*(--ds-[a-z\d-]+):/gm);
    const used = names([css, ...sheets].join('\n'), /var\((--ds-[a-z\d-]+)/g);
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  });
});
