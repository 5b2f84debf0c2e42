import fs from 'node:fs';
import path from 'node:path';
import {builtFiles} from '../../plugins/delivery/builtFiles';
import {applyConfiguration} from './applyConfiguration';
import {compressFiles} from './compressFiles';
import {configurationFor} from './configurationFor';
import {beforeFile, keptReleases} from './keptReleases';
import {readReleases, releaseId, releasePath, switchTo} from './releases';
import {stampFiles} from './stampFiles';

/** What a release is made of, and where it goes. */
export interface ReleaseOptions {
  /** Folder of the build. */
  buildDir: string;
  /** Folder with the releases. */
  to: string;
  /** Software bill of materials, which is kept beside the site. */
  sbom: string;
  /** How many releases stay, this one included; at least 2, so that one can go back. */
  keep: number;
  /** Left out where nginx does not serve the releases. */
  nginx?: {
    /** What the build wrote for nginx. */
    configuration: string;
    /**
     * Has nginx read a configuration that it has not read yet; called before the switch. Answers false when it left
     * that to somebody, so that the next release asks again.
     */
    reload(): Promise<boolean>;
  };
  /** Of Brotli, 0 to 11. */
  quality?: number;
  now?: Date;
  /** Called before each step with its name. */
  onStep?: (step: string) => void;
}

/** Files whose names carry a hash of their content. */
const hashed = 'assets/';

/** Beside the site: which hashed files its own build had, without those it carries for earlier ones. */
const ownFiles = 'own-files.json';

/** Beside the site: what it was built with. */
const sbomFile = 'sbom.cdx.json';

/**
 * Adds the hashed files of an earlier build that the new one lacks: a reader who opened a page before the switch
 * still gets what that page asks for. They are linked, not copied, so they keep one place on the disk.
 */
async function keepHashedFiles(from: string, to: string): Promise<void> {
  const names: string[] = JSON.parse(await fs.promises.readFile(path.join(from, ownFiles), 'utf8'));
  for (const name of names) {
    const target = path.join(to, 'site', name);
    if (fs.existsSync(target)) continue;
    await fs.promises.mkdir(path.dirname(target), {recursive: true});
    await fs.promises.link(path.join(from, 'site', name), target);
  }
}

/** Removes what interrupted releases left behind, and releases that do not stay. */
async function removeOld(to: string, kept: readonly string[]): Promise<void> {
  for (const name of await fs.promises.readdir(path.join(to, 'releases'))) {
    if (!kept.includes(name)) await fs.promises.rm(path.join(to, 'releases', name), {recursive: true});
  }
}

/**
 * Puts a build beside the one that is served, and switches to it in one step. Interrupted before that step, it
 * leaves the old site as it was; afterwards the new one is served.
 *
 * @returns id of the release
 */
export async function writeRelease(options: ReleaseOptions): Promise<string> {
  const {buildDir, to, sbom, keep, nginx, quality, now = new Date(), onStep = () => {}} = options;
  const earlier = readReleases(to);
  const others = keptReleases(earlier, keep - 1);
  const id = releaseId(now);
  const target = releasePath(to, id);
  const unfinished = releasePath(to, `.${id}`);

  onStep('copy');
  await fs.promises.mkdir(path.dirname(target), {recursive: true});
  const site = path.join(unfinished, 'site');
  await fs.promises.cp(buildDir, site, {recursive: true});
  onStep('compress');
  await compressFiles(site, quality);
  onStep('stamp');
  await stampFiles(site);
  const own = (await builtFiles(site)).filter((name) => name.startsWith(hashed));
  await fs.promises.writeFile(path.join(unfinished, ownFiles), JSON.stringify(own));
  await fs.promises.writeFile(path.join(unfinished, sbomFile), sbom);
  await fs.promises.writeFile(path.join(unfinished, beforeFile), earlier.current ?? '');
  onStep('keep files of earlier releases');
  for (const id of others) await keepHashedFiles(releasePath(to, id), unfinished);
  onStep('finish');
  await fs.promises.rename(unfinished, target);
  if (nginx) {
    onStep('configure');
    try {
      const text = configurationFor(to, nginx.configuration, [...others, id]);
      await applyConfiguration(to, text, nginx.reload);
    } catch (error) {
      await fs.promises.rm(target, {recursive: true});
      throw error;
    }
  }
  onStep('switch');
  switchTo(to, id);
  onStep('remove old releases');
  await removeOld(to, [...others, id]);
  return id;
}
