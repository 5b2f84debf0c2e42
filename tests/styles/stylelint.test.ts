import stylelint from 'stylelint';
import {expect, it} from 'vitest';
import config, {browsers, known} from '../../stylelint.config.mjs';

const unsupported = 'plugin/no-unsupported-browser-features';

/** What the project's rules say of a declaration. */
async function complaintsAbout(declaration: string): Promise<string[]> {
  const {results} = await stylelint.lint({
    code: `a { ${declaration} }`,
    codeFilename: 'src/css/planted.css',
    config,
  });
  return results.flatMap(({warnings}) => warnings.map(({text}) => text));
}

it.each([
  ['hanging-punctuation: first', '"css-hanging-punctuation" is not supported by'],
  ['initial-letter: 2', '"css-initial-letter" is not supported by Firefox'],
  ['text-decoration: underline 2px red', 'Safari takes no more than a line'],
  ['text-decoration: var(--underline)', 'Safari takes no more than a line'],
  ['min-height: 4lh', 'Firefox before 120'],
  ['-webkit-text-decoration: underline dotted', 'Safari takes no more than a line'],
])('%s is refused', async (declaration, reason) => {
  expect((await complaintsAbout(declaration)).join()).toContain(reason);
});

it.each([
  'text-decoration: underline',
  'text-decoration-line: underline; text-decoration-thickness: 2px; text-decoration-color: red',
])('%s passes', async (declaration) => {
  expect(await complaintsAbout(declaration)).toEqual([]);
});

it('what is used though a browser does not take it is still used, each for a reason', async () => {
  const {results} = await stylelint.lint({
    files: ['src/**/*.css', 'plugins/**/*.css'],
    config: {...config, rules: {[unsupported]: [true, {browsers}]}},
  });
  const used = results.flatMap(({warnings}) => warnings.map(({text}) => /"([\w-]+)"/.exec(text)?.[1]));
  expect([...new Set(used)].sort()).toEqual(Object.keys(known).sort());
});
