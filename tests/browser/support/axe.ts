import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {projectRoot} from '@site/scripts/projectRoot';
import type {AxeResults, RunOptions} from 'axe-core';

const source = fs.readFileSync(path.join(projectRoot, 'node_modules/axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on a page or in a part of it (a CSS selector), once it is there.
 * Lists nothing of what it found right, and looks into no frames, of which the site has none: both cost more than its rules.
 */
export async function axe(page: Page, part?: string, options: RunOptions = {}): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const all: RunOptions = {resultTypes: ['violations', 'incomplete'], iframes: false, ...options};
  return page.evaluate(
    ([where, how]) => (window as unknown as {axe: typeof import('axe-core')}).axe.run(where ?? document, how),
    [part, all] as const,
  );
}

/** Rules whose answer hangs on the color scheme; those of all others are the same in every scheme. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** Options that leave these rules alone. */
export const ofColors: RunOptions = {runOnly: {type: 'rule', values: colorRules}};
