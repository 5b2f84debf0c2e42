import {applyConfiguration} from './applyConfiguration';
import {configurationFor} from './configurationFor';
import {keepHashedFiles} from './hashedFiles';
import {releaseBefore} from './keptReleases';
import {readReleases, releasePath, switchTo} from './releases';

/**
 * Goes back to the release that was served before the current one: with its redirects, and with the hashed files of
 * the newer ones, which pages that are open still ask for. Interrupted before the switch, it leaves the current one.
 *
 * @param to folder with the releases, absolute
 * @param reload has nginx read a configuration that it has not read yet; answers false when it left that to somebody
 * @returns id of the release that is served now
 * @throws Error when there is none before
 */
export async function rollBack(to: string, reload: () => Promise<boolean>): Promise<string> {
  const releases = readReleases(to);
  const earlier = releases.current && releaseBefore(releases, releases.current);
  if (!earlier) {
    throw new Error(`${to}: there is no release before ${releases.current ?? 'the first'} to go back to.`);
  }
  const others = releases.ids.filter((id) => id !== earlier);
  for (const id of others) await keepHashedFiles(releasePath(to, id), releasePath(to, earlier));
  const text = configurationFor(to, earlier, others);
  if (text) await applyConfiguration(to, text, reload);
  switchTo(to, earlier);
  return earlier;
}
