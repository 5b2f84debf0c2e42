import fs from 'node:fs';
import path from 'node:path';
import {type Releases, releasePath} from './releases';

/** Beside the site: id of the release that was served when this one was made; empty for the first. */
export const beforeFile = 'served-before';

/** Id of the release that was served before another; undefined where there was none or it is gone. */
export function releaseBefore({folder, ids}: Releases, id: string): string | undefined {
  const file = path.join(releasePath(folder, id), beforeFile);
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  return ids.find((id) => id === before);
}

/**
 * Ids of the releases that stay beside one that is added, the oldest first: the one that is served, those that were
 * served before it, then the newest of the others, which died before they were served or were taken back.
 */
export function keptReleases(releases: Releases, count: number): string[] {
  const wanted = new Set<string>();
  // A link to what somebody has removed must not keep the next release from mending the site.
  const served = releases.ids.find((id) => id === releases.current);
  for (let id = served; id && !wanted.has(id); id = releaseBefore(releases, id)) wanted.add(id);
  for (const id of releases.ids.toReversed()) wanted.add(id);
  return [...wanted].slice(0, count).sort();
}
