import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {type CommandResult, runCommand} from '../process/runCommand';

export type Npm = (args: string[], cwd: string) => Promise<CommandResult>;

const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

export const npm: Npm = (args, cwd) => runCommand('npm', [...args, ...quiet], {cwd});

/** The two files that say what is installed. */
const descriptions = ['package.json', 'package-lock.json'];
const readJson = (folder: string, file: string) =>
  JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));

async function expectSuccess(running: Promise<CommandResult>, otherwise: string): Promise<string> {
  const {code, stdout, stderr} = await running;
  if (code !== 0) throw new Error(`${otherwise}:\n\n${stderr.trim()}`);
  return stdout;
}

/**
 * Has npm work out in another folder what an update of all packages of the framework installs, by their places.
 * npm would leave those that `package.json` does not name as they are where another package is content with them, and
 * install second copies beside them; so `package-lock.json` forgets them first.
 */
export async function resolveUpdate(root: string, folder: string, version: string, run: Npm) {
  const [project, lock] = descriptions.map((file) => readJson(root, file));
  const ofFramework = (place: string) => /node_modules\/@docusaurus\/[^/]+$/.test(place);
  for (const place of Object.keys(lock.packages)) if (ofFramework(place)) delete lock.packages[place];
  fs.copyFileSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  fs.writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock, undefined, 2));
  const named = Object.keys({...project.dependencies, ...project.devDependencies});
  const wanted = named.filter((name) => name.startsWith('@docusaurus/')).map((name) => `${name}@${version}`);
  await expectSuccess(
    run(['install', '--package-lock-only', '--save-exact', ...wanted], folder),
    `Docusaurus ${version} cannot be installed here, and nothing was changed. \`npm view @docusaurus/core versions\` lists what there is`,
  );
  // A package of the framework inside another one's folder is where nobody would look at it.
  const packages: Record<string, {version: string}> = readJson(folder, 'package-lock.json').packages;
  const nested = Object.keys(packages).filter((place) => place.lastIndexOf('node_modules/') > 0);
  const second = nested.filter(ofFramework);
  if (second.length > 0)
    throw new Error(
      `With Docusaurus ${version} npm would install second copies, and nothing was changed. Update what needs them first: ${second.join(', ')}.`,
    );
  return packages;
}

export async function fetchPackages(wanted: readonly string[], folder: string, run: Npm): Promise<void> {
  const packing = run(['pack', '--json', ...wanted], folder);
  const packed = await expectSuccess(packing, `npm could not fetch ${wanted.join(', ')}`);
  for (const {name, filename} of JSON.parse(packed) as Array<{name: string; filename: string}>) {
    const target = path.join(folder, 'node_modules', name);
    fs.mkdirSync(target, {recursive: true});
    execFileSync('tar', ['-xzf', filename, '-C', target, '--strip-components=1'], {cwd: folder});
  }
}

/**
 * Puts the two descriptions of another folder in the place of the site's, and installs what they say. Whatever comes in
 * between, an interrupt included, the site's own are there again afterwards.
 */
export async function installUpdate(
  root: string,
  folder: string,
  install: (root: string) => Promise<unknown>,
): Promise<void> {
  const before = descriptions.map((file) => [file, fs.readFileSync(path.join(root, file))] as const);
  const restore = () => {
    for (const [file, text] of before) fs.writeFileSync(path.join(root, file), text);
  };
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
