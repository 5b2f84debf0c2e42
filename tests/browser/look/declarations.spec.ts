import fs from 'node:fs';
import path from 'node:path';
import {builtFiles} from '../../../plugins/builtFiles';
import {readAskedStyles} from '../../styles/builtStyles';
import {findRefused} from '../../styles/findRefused';
import {compareRefused} from '../../styles/refused';
import {buildDir} from '../support/siteBuild';
import {expect, test} from '../support/test';

// tests/engines asks Firefox and WebKit the same.
test('every declaration, selector and query of the stylesheets is taken, or known not to be', async ({
  page,
}) => {
  await page.goto('/docs/intro');
  const found = await page.evaluate(findRefused, readAskedStyles(buildDir));
  expect(compareRefused('Chromium', found)).toEqual({unknown: [], outdated: []});
});

// The engines of the tests are newer than browsers that are supported: Chrome 111, Firefox 114 and Safari 16.4.
test('no script calls one of the younger functions that supported browsers lack', async () => {
  const scripts = (await builtFiles(buildDir)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  const younger =
    /\b(?:URL\.(?:canParse|parse)|(?:Object|Map)\.groupBy|Promise\.(?:withResolvers|try)|Array\.fromAsync|Response\.json|AbortSignal\.any)\(|\bIntl\.(?:Segmenter|DurationFormat)\(|\.(?:to(?:Sorted|Reversed|Spliced)|(?:is|to)WellFormed|checkVisibility|is(?:Subset|Superset)Of|(?:show|toggle)Popover)\(/g;
  const found = scripts.flatMap((name) => {
    const calls = fs.readFileSync(path.join(buildDir, name), 'utf8').match(younger) ?? [];
    return calls.map((call) => `${call} in ${name}`);
  });
  expect(found).toEqual([]);
});
