import fs from 'node:fs';
import path from 'node:path';
import {readCheckedAgainst} from '../../../config/checkedAgainst';
import {readLastCommits} from '../../../plugins/content/history/createPageHistory';
import {projectRoot} from '../../../scripts/projectRoot';
import {expect, test} from '../support/test';
import {docRoutes} from '../support/routes';
import {buildDir} from '../support/siteBuild';

/** The HTML of a page, as readers without scripts have it. */
function builtPage(route: string): string {
  const file = [`${route}.html`, `${route}/index.html`].find((name) =>
    fs.existsSync(path.join(buildDir, name)),
  );
  return fs.readFileSync(path.join(buildDir, file ?? route), 'utf8');
}

test('every page with code says what it was checked against, and no other does', () => {
  const {api, sdk} = readCheckedAgainst(projectRoot);
  for (const route of docRoutes) {
    const html = builtPage(route);
    const says = html.includes(`Checked against API ${api} and Device SDK ${sdk}`);
    // A page whose code stands in no fence of its own text says `has_examples: true` in its front matter.
    expect([route, says]).toEqual([route, /<pre\b/.test(html)]);
  }
});

test('a page and a page of the API reference tell their last change', async () => {
  const commits = await readLastCommits(projectRoot);
  for (const [route, source] of [
    ['/docs/device-sdk/security', 'docs/device-sdk/security.mdx'],
    ['/docs/api-specification/get-device', 'openapi/platform-api.yaml'],
  ]) {
    const told = /Last changed <time datetime="?(\d{4}-\d\d-\d\d)"?>/.exec(builtPage(route))?.[1];
    // In a clone without the history there is nothing to tell.
    expect([route, told !== undefined]).toEqual([route, commits.has(source)]);
  }
});
