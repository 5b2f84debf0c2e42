import fs from 'node:fs';
import path from 'node:path';

/** Path without links, also when its last folder does not exist yet. */
function realPath(file: string): string {
  return fs.existsSync(file)
    ? fs.realpathSync(file)
    : path.join(fs.realpathSync(path.dirname(file)), path.basename(file));
}

/** Says why a copy cannot go to a folder; undefined when it can. */
export function targetProblem(target: string, projectRoot: string): string | undefined {
  const parent = path.dirname(target);
  if (!fs.existsSync(parent))
    return `${parent} does not exist, create it or write a folder in one that exists`;
  const fromRoot = path.relative(fs.realpathSync(projectRoot), realPath(target));
  const isOutside = fromRoot === '..' || fromRoot.startsWith(`..${path.sep}`) || path.isAbsolute(fromRoot);
  if (!isOutside) return `${target} lies inside this project, write a folder beside it`;
  if (!fs.existsSync(target)) return undefined;
  if (!fs.statSync(target).isDirectory()) return `${target} is a file, write the name of a folder`;
  const count = fs.readdirSync(target).length;
  return count === 0
    ? undefined
    : `${target} is not empty (${count} entries), empty it or write another folder`;
}
