import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findDifferences, readChecked, readInstalled, readPlaces} from '../../plugins/framework/places';
import {acceptInstalled} from './accept';
import {fetchPackages, installUpdate, lockedVersions, type Npm, resolveUpdate} from './packages';
import type {UpgradeRequest} from './readArguments';
import {reportDifferences} from './report';

/** Where the command works, and by what means. */
export interface UpgradeMeans {
  /** Folder of the site. */
  root: string;
  npm: Npm;
  /** Brings `node_modules` in step with `package-lock.json`. */
  install: (root: string) => Promise<unknown>;
  print: (text: string) => void;
}

/** @throws Error that says what to do; the site is then as it was */
export async function runUpgrade(request: UpgradeRequest, means: UpgradeMeans): Promise<void> {
  const {root, print} = means;
  const places = readPlaces(root);
  const checked = readChecked(root);
  if (request.accepts) {
    const count = acceptInstalled(root, places, checked);
    print(`Recorded. Files that differ from those that were looked at before: ${count}.`);
    return;
  }
  if (request.version && !request.isDryRun) expectCleanTree(root);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
  try {
    const {before, after} = await texts(request, means, folder);
    const differences = findDifferences(checked, after);
    print(reportDifferences(differences, {places, before, after, isFull: request.isFull}));
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/** The files that this site leans on, as they were and as they are, or would be. */
async function texts({version, isDryRun}: UpgradeRequest, means: UpgradeMeans, folder: string) {
  const {root, npm, install} = means;
  const places = readPlaces(root);
  const here = readInstalled(root, places);
  if (!version) {
    const checked = Object.entries(readChecked(root)).map(([name, entry]) => [name, entry.version]);
    await fetchPackages(Object.fromEntries(checked), folder, npm);
    return {before: readInstalled(folder, places), after: here};
  }
  await resolveUpdate(root, folder, version, npm);
  if (isDryRun) {
    await fetchPackages(lockedVersions(folder, Object.keys(here)), folder, npm);
    return {before: here, after: readInstalled(folder, places)};
  }
  await installUpdate(root, folder, install);
  return {before: here, after: readInstalled(root, places)};
}

function expectCleanTree(root: string): void {
  const changed = execFileSync('git', ['status', '--porcelain'], {cwd: root, encoding: 'utf8'}).trimEnd();
  if (changed)
    throw new Error(`Nothing was changed: commit or stash what is under way, or add --dry-run.\n${changed}`);
}
