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
