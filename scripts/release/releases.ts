import fs from 'node:fs';
import path from 'node:path';
import type {Delivery} from '../../plugins/pages/delivery/shared/delivery';

/** What is noted beside the site of a release. */
export interface Release {
  delivery: Delivery;
  /** The hashed files of its own build, from the root of the server, without those that are linked from others. */
  assets: string[];
  /** Id of the release that was served when this one was made. */
  before?: string;
}

export function inRelease(folder: string, id: string, ...names: string[]): string {
  return path.join(folder, 'releases', id, ...names);
}

export function readRelease(folder: string, id: string): Release {
  return JSON.parse(fs.readFileSync(inRelease(folder, id, 'release.json'), 'utf8'));
}

/** Reads which releases there are, the oldest first, and which of them `current`, a link to its site, leads to. */
export function readReleases(folder: string): {ids: string[]; current?: string} {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  if (names.length > 0 && !names.includes('releases'))
    throw new Error(`${folder} holds something else than releases: name an empty folder, or a new one.`);
  const all = names.length > 0 ? fs.readdirSync(path.join(folder, 'releases')) : [];
  // One that is being written has a dot before its name.
  const ids = all.filter((name) => /^\d{8}T\d{9}Z$/.test(name)).sort();
  const served = names.includes('current') ? fs.readlinkSync(path.join(folder, 'current')) : '';
  return {ids, current: ids.find((id) => served === path.join('releases', id, 'site'))};
}

/** Links the assets of a release into another one, for pages that readers have open; a link takes no second place. */
export async function linkAssets(folder: string, from: string, to: string): Promise<void> {
  for (const name of readRelease(folder, from).assets) {
    const target = inRelease(folder, to, 'site', name);
    await fs.promises.mkdir(path.dirname(target), {recursive: true});
    if (!fs.existsSync(target)) await fs.promises.link(inRelease(folder, from, 'site', name), target);
  }
}

/** Serves a release from the next request on: one rename replaces the link. */
export function switchTo(folder: string, id: string): void {
  const next = path.join(folder, '.next');
  fs.rmSync(next, {force: true});
  fs.symlinkSync(path.join('releases', id, 'site'), next);
  fs.renameSync(next, path.join(folder, 'current'));
}
