import fs from 'node:fs';
import path from 'node:path';
import {builtFiles} from '../../plugins/pages/delivery/builtFiles';
import type {NginxPlace} from '../../plugins/pages/delivery/formats/nginxSite';
import {readDelivery} from '../server/readDelivery';
import {applyConfiguration} from './applyConfiguration';
import {compressFiles} from './compressFiles';
import {configurationFor, nginxInputFile} from './configurationFor';
import {keepHashedFiles, noteHashedFiles} from './hashedFiles';
import {beforeFile, keptReleases} from './keptReleases';
import {readReleases, releaseId, releasePath, switchTo} from './releases';
import {stampFiles} from './stampFiles';

/** What a release is made of, and where it goes. */
export interface ReleaseOptions {
  /** Folder of the build. */
  buildDir: string;
  /** Folder with the releases, absolute. */
  to: string;
  /** Software bill of materials, which is kept beside the site. */
  sbom: string;
  /** How many releases stay, this one included; at least 2, so that one can go back. */
  keep: number;
  /** Left out where nginx does not serve the releases. */
  nginx?: {
    /** What the build wrote for nginx; its root is replaced by that of the releases. */
    place: NginxPlace;
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

/** Beside the site: what it was built with. */
const sbomFile = 'sbom.cdx.json';

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
  const delivery = readDelivery(buildDir);
  // The root of the server is the folder in which the site lies under its path.
  const build = path.join(site, delivery.baseUrl);
  await fs.promises.cp(buildDir, build, {recursive: true});
  onStep('compress');
  await compressFiles(build, quality);
  onStep('stamp');
  await stampFiles(build);
  const hashed = (await builtFiles(site)).filter((name) =>
    `/${name}`.startsWith(delivery.cache.hashed.under),
  );
  await noteHashedFiles(unfinished, hashed);
  const notes = {
    [sbomFile]: sbom,
    [beforeFile]: earlier.current ?? '',
    ...(nginx && {[nginxInputFile]: JSON.stringify({...nginx.place, delivery})}),
  };
  for (const [name, text] of Object.entries(notes))
    await fs.promises.writeFile(path.join(unfinished, name), text);
  onStep('keep files of earlier releases');
  for (const id of others) await keepHashedFiles(releasePath(to, id), unfinished);
  onStep('finish');
  await fs.promises.rename(unfinished, target);
  if (nginx) {
    onStep('configure');
    try {
      const text = configurationFor(to, id, others);
      if (text) await applyConfiguration(to, text, nginx.reload);
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
