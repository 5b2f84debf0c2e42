import {expect, it} from 'vitest';
import {missingModules} from './expectModules';

const expected = [
  {path: 'theme-common/lib/utils/reactUtils.js', lookAt: 'first-load/sortPlainly.js'},
  {path: 'core/lib/client/browserContext.js', lookAt: 'first-load/afterHydration.js'},
];

it('names each file that the framework has moved, its version, and what counts on it', () => {
  const files = [
    '/site/node_modules/@docusaurus/core/lib/client/browserContext.js',
    '/site/utils/reactUtils.js',
  ];
  expect(missingModules(expected, files)).toEqual([
    expect.stringMatching(
      /no theme-common\/lib\/utils\/reactUtils\.js, .*framework\/first-load\/sortPlainly\.js .*Docusaurus \d+\.\d+\.\d+/,
    ),
  ]);
});

it('finds files under the paths of any system', () => {
  const files = [
    'C:\\site\\node_modules\\@docusaurus\\core\\lib\\client\\browserContext.js',
    '/site/node_modules/@docusaurus/theme-common/lib/utils/reactUtils.js',
  ];
  expect(missingModules(expected, files)).toEqual([]);
});
