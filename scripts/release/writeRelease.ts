import fs from 'node:fs';
import path from 'node:path';
import {builtFiles, writeFiles} from '../../plugins/builtFiles';
import {type NginxServer, nginxSite} from '../../plugins/pages/delivery/formats/nginxSite';
import type {Delivery} from '../../plugins/pages/delivery/describeDelivery';
import {readDelivery} from '../server/createSiteServer';
import {compressFiles} from './compressFiles';

interface Release {
  delivery: Delivery;
  /** The hashed files of its own build, from the root of the server, without those that are linked from others. */
  assets: string[];
  /** Id of the release that was served when this one was made. */
  before?: string;
}

const inRelease = (folder: string, id: string, ...names: string[]) =>
  path.join(folder, 'releases', id, ...names);

const readRelease = (folder: string, id: string): Release =>
  JSON.parse(fs.readFileSync(inRelease(folder, id, 'release.json'), 'utf8'));

/** Reads which releases there are, the oldest first, and which of them `current`, a link to its site, leads to. */
function readReleases(folder: string): {ids: string[]; current?: string} {
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
async function linkAssets(folder: string, from: string, to: string): Promise<void> {
  for (const name of readRelease(folder, from).assets) {
    const target = inRelease(folder, to, 'site', name);
    await fs.promises.mkdir(path.dirname(target), {recursive: true});
    if (!fs.existsSync(target)) await fs.promises.link(inRelease(folder, from, 'site', name), target);
  }
}

/** Serves a release from the next request on: one rename replaces the link. */
function switchTo(folder: string, id: string): void {
  const next = path.join(folder, '.next');
  fs.rmSync(next, {force: true});
  fs.symlinkSync(path.join('releases', id, 'site'), next);
  fs.renameSync(next, path.join(folder, 'current'));
}

/** The `reload` has nginx read its configuration, and rejects when nginx refuses that. */
type ServingNginx = NginxServer & {reload(): Promise<void>};

interface ReleaseOptions {
  build: string;
  to: string;
  /** How many releases stay, this one included. */
  retain: number;
  readSbom(): Promise<string>;
  nginx: ServingNginx;
  quality?: number;
}

const addressOf = ({siteUrl, baseUrl}: Delivery) => siteUrl + baseUrl;

/** Has nginx read the configuration for a release and those that are retained, before it serves the first of them. */
async function configureNginx(to: string, ids: string[], nginx: ServingNginx): Promise<void> {
  const file = path.join(to, 'nginx.conf');
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const [delivery, ...retained] = ids.map((id) => readRelease(to, id).delivery);
  await writeFiles(to, {'nginx.conf': nginxSite(delivery, retained, nginx, path.join(to, 'current'))});
  await nginx.reload().catch(async (error) => {
    // The next start of nginx must not meet a file that it refuses.
    await writeFiles(to, {'nginx.conf': before});
    throw error;
  });
}

/**
 * Puts a build beside the release that is served, and switches to it by one rename. Interrupted before that step, it
 * leaves the old site as it was; afterwards the new one is served. Returns the id of the release.
 */
export async function writeRelease(options: ReleaseOptions): Promise<string> {
  const {build, to, retain, readSbom, nginx, quality} = options;
  const delivery = readDelivery(build);
  if (!delivery.siteUrl)
    throw new Error(`${build} holds no build: run \`npm run build\` first, or name one with --build.`);
  const {ids, current} = readReleases(to);
  const address = addressOf(ids.length > 0 ? readRelease(to, ids[0]).delivery : delivery);
  if (address !== addressOf(delivery))
    throw new Error(
      `${build} is for ${addressOf(delivery)}, and ${to} has releases for ${address}: name another folder, or build with other values of DOCS_URL and DOCS_BASE_URL.`,
    );

  // What is served stays, and what was served before it: releases that were taken back must not push these out.
  const wanted = [current, current && readRelease(to, current).before, ...ids.toReversed()];
  const kept = [...new Set(wanted)].filter((id): id is string => id !== undefined && ids.includes(id));
  const retained = kept.slice(0, retain - 1);
  const id = new Date().toISOString().replace(/[-:.]/g, '');
  const unfinished = `.${id}`;
  const site = inRelease(to, unfinished, 'site');
  // The root of the server is the folder in which the site lies under its path.
  const copy = path.join(site, delivery.baseUrl);
  await fs.promises.cp(build, copy, {recursive: true});
  await compressFiles(copy, quality);
  const {under} = delivery.cache.hashed;
  const assets = (await builtFiles(site)).filter((name) => `/${name}`.startsWith(under));
  const release: Release = {delivery, assets, before: current};
  await fs.promises.writeFile(inRelease(to, unfinished, 'release.json'), JSON.stringify(release));
  await fs.promises.writeFile(inRelease(to, unfinished, 'sbom.cdx.json'), await readSbom());
  for (const from of retained) await linkAssets(to, from, unfinished);
  await fs.promises.rename(inRelease(to, unfinished), inRelease(to, id));
  await configureNginx(to, [id, ...retained], nginx);
  switchTo(to, id);
  for (const name of await fs.promises.readdir(path.join(to, 'releases')))
    if (name !== id && !retained.includes(name)) await fs.promises.rm(inRelease(to, name), {recursive: true});
  return id;
}

/** Goes back to the release that was served before the current one, with the assets of newer ones; returns its id. */
export async function rollBack(to: string, nginx: ServingNginx): Promise<string> {
  const {ids, current} = readReleases(to);
  const before = current && readRelease(to, current).before;
  if (!before || !ids.includes(before))
    throw new Error(`${to} has no release before ${current ?? 'the first'} to go back to.`);
  const others = ids.filter((id) => id !== before).toReversed();
  for (const id of others) await linkAssets(to, id, before);
  await configureNginx(to, [before, ...others], nginx);
  switchTo(to, before);
  return before;
}
