import fs from 'node:fs';
import path from 'node:path';
import {runCommand} from '../process/runCommand';

const code = /\.(?:[cm]?[jt]sx?|json|css)$/;

/**
 * Formats rewritten code, in which a longer or shorter name can move a line break.
 *
 * @param project folder with the installed formatter
 * @param files names from the folder's root
 * @returns what went wrong, if anything
 */
export async function formatCode(
  project: string,
  folder: string,
  files: string[],
): Promise<string | undefined> {
  const formatter = path.join(project, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const written = files.filter((file) => code.test(file));
  const isSetUp = fs.existsSync(formatter) && fs.existsSync(path.join(folder, 'biome.json'));
  if (!isSetUp || written.length === 0) return undefined;
  const args = [
    formatter,
    'format',
    '--write',
    '--files-ignore-unknown=true',
    '--no-errors-on-unmatched',
    ...written,
  ];
  const {code: exitCode, stderr} = await runCommand(process.execPath, args, {cwd: folder});
  return exitCode === 0 ? undefined : stderr.trim();
}
