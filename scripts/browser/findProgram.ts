import fs from 'node:fs';

/**
 * Path of a program: the one that an environment variable names, else the first candidate that is there; undefined when
 * there is none.
 *
 * @throws one sentence when the variable names a file that does not exist
 */
export function findProgram(
  variable: string,
  candidates: string[],
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const chosen = env[variable];
  if (chosen && !fs.existsSync(chosen)) {
    throw new Error(`${variable} is ${chosen}, where there is no file: correct it or unset it.`);
  }
  return chosen || candidates.find((file) => file && fs.existsSync(file));
}
