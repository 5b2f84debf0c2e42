import {excesses} from '@site/scripts/analyze/report';
import {readBuiltSite} from '../support/siteBuild';
import {expect, test} from '../support/test';

test('what pages load before their readers act is within the budgets', () => {
  // Compressing all scripts takes 5 s.
  const site = readBuiltSite();
  const pages = site.routes().map((route) => site.sizeOf(route));
  expect(pages.length).toBeGreaterThan(60);
  const over = excesses(site, pages);
  // As a text, so that the files stand below each other.
  if (over.length > 0) throw new Error(over.join('\n'));
});
