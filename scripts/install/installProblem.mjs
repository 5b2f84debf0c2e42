import fs from 'node:fs';
import path from 'node:path';

/**
 * @param {string} file
 * @returns {Record<string, any> | undefined}
 */
function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** What npm writes as the last act of an installation. */
const record = 'node_modules/.package-lock.json';

/** @param {Record<string, any>} described what it asks for, in one text whatever the order */
function asked({dependencies, devDependencies, optionalDependencies} = {}) {
  return JSON.stringify(
    [dependencies, devDependencies, optionalDependencies].map((kind) => Object.entries(kind ?? {}).sort()),
  );
}

/**
 * Forgets the last installation, so that an interruption of the next one is noticed.
 *
 * @param {string} root
 */
export function beginInstallation(root) {
  const modules = path.join(root, 'node_modules');
  // Without its record an installation was interrupted, and half a package looks like a whole one to npm.
  const damaged = !fs.existsSync(path.join(root, record));
  fs.rmSync(damaged ? modules : path.join(root, record), {recursive: true, force: true});
}

/**
 * Says what is missing in node_modules; undefined when it holds what package-lock.json asks for.
 *
 * npm's own record of what it installed is compared with package-lock.json: no record of ours can get out of step.
 *
 * @param {string} root folder with package.json
 * @returns {string | undefined}
 */
export function installProblem(root) {
  const wanted = readJson(path.join(root, 'package-lock.json'));
  if (!wanted) {
    throw new Error(
      'package-lock.json is missing or damaged: restore it with `git checkout package-lock.json`.',
    );
  }
  if (asked(readJson(path.join(root, 'package.json'))) !== asked(wanted.packages[''])) {
    throw new Error('package-lock.json does not fit package.json: run `npm install` and commit both files.');
  }
  if (!fs.existsSync(path.join(root, 'node_modules'))) return 'nothing is installed yet';
  const installed = readJson(path.join(root, record));
  if (!installed) return 'the last installation was interrupted';

  for (const [place, entry] of Object.entries(wanted.packages)) {
    // Optional packages belong to other platforms as often as not: npm may have left them out.
    if (place === '' || entry.optional || entry.devOptional) continue;
    const found = installed.packages[place];
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!found) return `${name} is not installed`;
    if (found.version !== entry.version || found.integrity !== entry.integrity) {
      return `${name} is installed as ${found.version}, package-lock.json has ${entry.version}`;
    }
    if (!fs.existsSync(path.join(root, place))) return `${name} was removed from node_modules`;
  }
  return undefined;
}
