import {expect} from 'vitest';
import {readBuiltSite} from '../../browser/support/siteBuild';
import type {Engine} from '../Engine';
import {attributeOf, textOf} from '../reading';
import type {Flow} from '../Visit';

const from = '/docs/device-sdk/intro';
const target = {path: '/docs/device-sdk/terrestrial-module/api-overview', heading: 'API overview'};

/** What engines and the site print of files that do not come. */
const downloads = [
  /ChunkLoadError|Loading CSS chunk/,
  /could not be loaded/,
  /Failed to load resource/,
  /connection was lost/,
  // Of an error that is printed, Firefox's driver tells no more.
  /JSHandle@error/,
];

/** Addresses of the scripts that the target has and the page before it has not. */
function ownScripts(): string[] {
  const site = readBuiltSite();
  const before = new Set(site.filesOf(from).scripts);
  const own = site.filesOf(target.path).scripts.filter((file) => !before.has(file));
  if (own.length === 0) throw new Error(`${target.path} has no script of its own to fail.`);
  return own.map((file) => `/${file}`);
}

/** Goes on a link without touching it with the pointer, which would load the page ahead. */
function follow(engine: Engine, path: string): Promise<void> {
  return engine.evaluate(
    (href) => document.querySelector<HTMLElement>(`.menu a[href="${href}"], main a[href="${href}"]`)?.click(),
    path,
  );
}

/** Pages that do not come. */
export function failureFlows(flow: Flow): void {
  flow('without network a page says why it did not load, and Retry brings it', async (visit) => {
    const {engine, site} = visit;
    visit.expectErrors(...downloads);
    const own = ownScripts();
    // They fail from the beginning, so that none of them is there ahead of time.
    site.fault = (path) => (own.includes(path) ? 'dropped' : undefined);
    await visit.open(from);
    site.fault = () => 'dropped';
    await engine.evaluate(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', {get: () => false, configurable: true});
    });
    await follow(engine, target.path);
    await expect.poll(() => textOf(engine, 'h1')).toBe('This page did not load.');
    expect(await textOf(engine, 'main [role=alert]')).toMatch(
      /(?:ChunkLoadError: Loading chunk|Error: Loading CSS chunk)/,
    );
    await engine.click({role: 'button', name: 'Retry', within: 'main'});
    await expect.poll(() => textOf(engine, 'h1')).toBe('This page did not load.');
    site.fault = () => undefined;
    await engine.click({role: 'button', name: 'Retry', within: 'main'});
    await expect.poll(() => textOf(engine, 'h1')).toBe(target.heading);
    expect(site.requested.filter((path) => path === target.path)).toEqual([]);
  });

  flow('a page whose script is gone is opened afresh, once, and can be read', async (visit) => {
    const {engine, site} = visit;
    visit.expectErrors(...downloads);
    const own = ownScripts();
    site.fault = (path) => (own.includes(path) ? 'missing' : undefined);
    await visit.open(from);
    await follow(engine, target.path);
    await expect.poll(() => attributeOf(engine, 'html', 'data-scripts')).toBe('failed');
    expect(await textOf(engine, 'h1')).toBe(target.heading);
    await engine.click({role: 'link', name: 'Guides', within: 'nav'});
    await expect.poll(() => textOf(engine, 'h1')).toBe('Integration guide');
    expect(site.requested.filter((path) => path === target.path)).toHaveLength(1);
  });
}
