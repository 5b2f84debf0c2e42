import {expect} from 'vitest';
import {readBuiltSite} from '../../browser/support/siteBuild';
import {textOf} from '../reading';
import type {Flow, Visit} from '../Visit';

/** A page that shows no link to the target before it is scrolled, in its sidebar neither. */
const from = '/docs/intro';
const target = '/docs/support';
const link = `.footer a[href="${target}"]`;

/** Whether the browser keeps a file that it has fetched: WebKit does not in the private session of a driver. */
async function keepsFiles({engine, site}: Visit, path: string): Promise<boolean> {
  const {length} = site.requested;
  await engine.evaluate(async (address) => {
    await (await fetch(address)).arrayBuffer();
  }, path);
  return site.requested.length === length;
}

/** Pages that are fetched before a reader asks for them. */
export function prefetchFlows(flow: Flow): void {
  flow('a page whose link comes into view is fetched ahead, and none of its files twice', async (visit) => {
    const {engine, site} = visit;
    const build = readBuiltSite();
    const before = new Set(build.filesOf(from).scripts);
    const own = build
      .filesOf(target)
      .scripts.filter((file) => !before.has(file))
      .map((file) => `/${file}`);
    const scripts = () => site.requested.filter((path) => path.endsWith('.js'));
    await engine.resize(1280, 400);
    await visit.open(from);
    expect(scripts().filter((path) => own.includes(path))).toEqual([]);
    await engine.evaluate((css) => document.querySelector(css)?.scrollIntoView({behavior: 'instant'}), link);
    await expect.poll(scripts).toEqual(expect.arrayContaining(own));
    const repeated = () => scripts().filter((path, index, all) => all.indexOf(path) !== index);
    expect(repeated()).toEqual([]);
    const hasCache = await keepsFiles(visit, own[0]);
    await engine.click({css: link});
    await expect.poll(() => textOf(engine, 'h1')).toBe('Support');
    if (hasCache) expect(repeated()).toEqual([]);
  });
}
