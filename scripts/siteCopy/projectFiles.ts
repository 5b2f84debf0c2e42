import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const neverCopied = /^(?:node_modules|\.git|\.docusaurus|build|test-results|playwright-report)$/;
/** Written by the build, whether git knows that or not. */
export const generatedFolders = ['docs/api-specification', 'static/openapi', 'static/docs'];

function filesKnownToGit(root: string): string[] | undefined {
  // A folder inside somebody else's repository is not known to it.
  if (!fs.existsSync(path.join(root, '.git'))) return undefined;
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const names = execFileSync('git', args, {cwd: root, stdio: 'pipe', maxBuffer: 1 << 26}).toString();
    return names.split('\0').filter((name) => name !== '' && fs.existsSync(path.join(root, name)));
  } catch {
    // No git on this machine, or one that refuses a repository of another owner.
    return undefined;
  }
}

function filesInFolder(root: string, folder = ''): string[] {
  return fs.readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    if (folder === '' && neverCopied.test(entry.name)) return [];
    const name = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesInFolder(root, name) : [name];
  });
}

/** Files that make up the project, tracked or not, without what is installed, built or generated. */
export function projectFiles(root: string): string[] {
  const files = filesKnownToGit(root) ?? filesInFolder(root);
  return files.filter((name) => !generatedFolders.some((folder) => name.startsWith(`${folder}/`))).sort();
}
