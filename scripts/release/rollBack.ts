import {releaseBefore} from './keptReleases';
import {readReleases, switchTo} from './releases';

/**
 * Goes back to the release that was served before the current one.
 *
 * @returns its id
 * @throws Error when there is none
 */
export function rollBack(folder: string): string {
  const releases = readReleases(folder);
  const earlier = releases.current && releaseBefore(releases, releases.current);
  if (!earlier) {
    throw new Error(
      `${folder}: there is no release before ${releases.current ?? 'the first'} to go back to.`,
    );
  }
  switchTo(folder, earlier);
  return earlier;
}
