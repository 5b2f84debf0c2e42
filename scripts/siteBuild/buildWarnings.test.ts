import {expect, it} from 'vitest';
import {buildWarnings} from './buildSite';

it('finds none in the output of a clean build', () => {
  const output = `[INFO] [en] Creating an optimized production build...
[webpackbar] ℹ Compiling Client
(node:12) [DEP0040] DeprecationWarning: The punycode module is deprecated.
[SUCCESS] Generated static files in "build".`;
  expect(buildWarnings(output)).toEqual([]);
});

it('keeps the pages that a warning lists after blank lines', () => {
  const output = `[WARNING] Docusaurus found broken anchors!

Please check the pages of your site in the list below.

Exhaustive list of all broken anchors found:
- Broken anchor on source page path = /docs/intro:
   -> linking to #nowhere

[SUCCESS] Generated static files in "build".
[WARNING] Duplicate routes found!
- Attempting to create page at /a, but a page already exists at this route.`;
  const warnings = buildWarnings(output);
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toMatch(/broken anchors[\s\S]*#nowhere$/);
  expect(warnings[1]).toMatch(/^\[WARNING\] Duplicate routes[\s\S]*at this route\.$/);
});

it('finds warnings that follow one another', () => {
  expect(buildWarnings('[WARNING] one\n[WARNING] two\n[INFO] three')).toEqual([
    '[WARNING] one',
    '[WARNING] two',
  ]);
});

it.each([
  'Warning: React does not recognize the prop',
  'WARNING in ./src/a.css',
  '  ⚠ ModuleWarning: order of styles',
  'warn - 2 rules',
])('finds "%s", which carries no mark of the framework', (line) => {
  expect(buildWarnings(`before\n${line}\n  detail\n\nafter`)).toEqual([`${line.trim()}\n  detail`]);
});

it('leaves out the one message that babel.config.js is not needed, but nothing that stands beside it', () => {
  const about = [
    '[WARNING] Docusaurus site warnings:',
    '- Your site is using the SWC js loader. You can safely remove the Babel config file at `babel.config.js`.',
  ].join('\n');
  expect(buildWarnings(about)).toEqual([]);
  expect(buildWarnings(`${about}\n- Another.`)).toHaveLength(1);
});
