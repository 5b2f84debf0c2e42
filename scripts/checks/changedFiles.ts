import {execFileSync} from 'node:child_process';
import {projectRoot} from '../projectRoot';

/**
 * Files that differ from where a branch began, with what is not committed yet and what is new; deleted ones included.
 *
 * @param since branch or commit to compare with
 * @throws Error when Git does not know it
 */
export function changedFiles(since: string, root = projectRoot): string[] {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']});
    } catch {
      throw new Error(
        `Git cannot compare with ${since}: fetch it, or name another with \`npm run check -- --since <branch or commit>\`, or name the files.`,
      );
    }
  };
  const changed = git('diff', '--name-only', '-z', '--no-renames', '--merge-base', since);
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed.split('\0'), ...added.split('\0')])].filter(Boolean).sort();
}
