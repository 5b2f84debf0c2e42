import fs from 'node:fs';
import path from 'node:path';

/** A place that releases are written to: `releases/<id>/site` each, and `current`, a link to one of them. */
export interface Releases {
  folder: string;
  /** Ids, the oldest first. */
  ids: string[];
  /** Id of the release that is served; undefined before the first. */
  current?: string;
}

/** Beside the releases: the link to the one that is served, which is the root of the server. */
export const currentLink = 'current';

/** A finished release is named by its time; one that is being written has a dot before its name. */
const idPattern = /^\d{8}T\d{6}\d{3}Z$/;

/** The id of a release that is made at the given time; ids sort by time. */
export function releaseId(time: Date): string {
  return time.toISOString().replace(/[-:.]/g, '');
}

/** Path of a release. */
export function releasePath(folder: string, id: string): string {
  return path.join(folder, 'releases', id);
}

/** Reads what is there; an empty or missing folder has no releases. */
export function readReleases(folder: string): Releases {
  const all = path.join(folder, 'releases');
  const ids = fs.existsSync(all)
    ? fs
        .readdirSync(all)
        .filter((name) => idPattern.test(name))
        .sort()
    : [];
  const link = path.join(folder, currentLink);
  const target = fs.lstatSync(link, {throwIfNoEntry: false})?.isSymbolicLink()
    ? fs.readlinkSync(link)
    : undefined;
  return {folder, ids, current: target && path.basename(path.dirname(target))};
}

/** Serves another release from the next request on: the link is replaced in one step. */
export function switchTo(folder: string, id: string): void {
  const link = path.join(folder, currentLink);
  const next = path.join(folder, '.next');
  fs.rmSync(next, {force: true});
  fs.symlinkSync(path.join('releases', id, 'site'), next);
  fs.renameSync(next, link);
}
