import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {type CommandResult, runCommand} from '../process/runCommand';

/** Runs npm in a folder. */
export type Npm = (args: string[], cwd: string) => Promise<CommandResult>;

const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

export const npm: Npm = (args, cwd) => runCommand('npm', [...args, ...quiet], {cwd});

/** The two files that say what is installed. */
export const descriptions = ['package.json', 'package-lock.json'];

/**
 * Has npm work out in another folder what an update of all packages of the framework installs.
 *
 * npm would leave those that `package.json` does not name as they are where another package is content with them, and
 * install second copies beside them; so `package-lock.json` forgets them first.
 *
 * @param root folder of the site, of which nothing is changed
 * @param folder gets `package.json` and `package-lock.json` as they would be
 * @throws Error when npm cannot, as for a version that does not exist
 */
export async function resolveUpdate(root: string, folder: string, version: string, run: Npm): Promise<void> {
  const [project, lock] = descriptions.map((file) =>
    JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')),
  );
  for (const place of Object.keys(lock.packages))
    if (/node_modules\/@docusaurus\/[^/]+$/.test(place)) delete lock.packages[place];
  fs.copyFileSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  fs.writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock, undefined, 2));
  const names = Object.keys({...project.dependencies, ...project.devDependencies}).filter((name) =>
    name.startsWith('@docusaurus/'),
  );
  await expectSuccess(
    run(
      ['install', '--package-lock-only', '--save-exact', ...names.map((name) => `${name}@${version}`)],
      folder,
    ),
    `Docusaurus ${version} cannot be installed here, and nothing was changed. \`npm view @docusaurus/core versions\` lists what there is`,
  );
  const second = Object.keys(readLock(folder)).filter((place) => secondCopy.test(place));
  if (second.length > 0)
    throw new Error(
      `With Docusaurus ${version} npm would install second copies, and nothing was changed. Update what needs them first: ${second.join(', ')}.`,
    );
}

/** A package of the framework inside another one's folder, where nobody would look at it. */
const secondCopy = /.node_modules\/@docusaurus\/[^/]+$/;

function readLock(folder: string): Record<string, {version: string}> {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8')).packages;
}

/** The version of each package that a `package-lock.json` puts where this site finds it; undefined for none. */
export function lockedVersions(folder: string, names: readonly string[]): Record<string, string | undefined> {
  const packages = readLock(folder);
  return Object.fromEntries(names.map((name) => [name, packages[`node_modules/${name}`]?.version]));
}

/** Fetches packages, without what they need, into the `node_modules` of a folder. */
export async function fetchPackages(
  versions: Record<string, string | undefined>,
  folder: string,
  run: Npm,
): Promise<void> {
  const wanted = Object.entries(versions).filter(([, version]) => version !== undefined);
  const names = wanted.map(([name, version]) => `${name}@${version}`);
  const {stdout} = await expectSuccess(
    run(['pack', '--json', ...names], folder),
    `npm could not fetch ${names.join(', ')}`,
  );
  for (const {name, filename} of JSON.parse(stdout) as Array<{name: string; filename: string}>) {
    const target = path.join(folder, 'node_modules', name);
    fs.mkdirSync(target, {recursive: true});
    execFileSync('tar', ['-xzf', filename, '-C', target, '--strip-components=1'], {cwd: folder});
  }
}

async function expectSuccess(running: Promise<CommandResult>, otherwise: string): Promise<CommandResult> {
  const result = await running;
  if (result.code !== 0) throw new Error(`${otherwise}:\n\n${result.stderr.trim()}`);
  return result;
}

/**
 * Puts the two descriptions of another folder in the place of the site's, and installs what they say.
 *
 * Whatever comes in between, an interrupt included, the site's own are there again afterwards.
 *
 * @param install brings `node_modules` in step with `package-lock.json`
 */
export async function installUpdate(
  root: string,
  folder: string,
  install: (root: string) => Promise<unknown>,
): Promise<void> {
  const texts = descriptions.map((file) => fs.readFileSync(path.join(root, file)));
  const restore = () =>
    descriptions.forEach((file, index) => {
      fs.writeFileSync(path.join(root, file), texts[index] as Buffer);
    });
  process.once('exit', restore);
  try {
    for (const file of descriptions) fs.copyFileSync(path.join(folder, file), path.join(root, file));
    await install(root);
  } catch (error) {
    restore();
    // Should this fail too, the next command of package.json installs what is missing.
    await install(root).catch(() => undefined);
    throw error;
  } finally {
    process.off('exit', restore);
  }
}
