/** One error for all that is wrong with the environment, a line each, and the file that explains the variables. */
export function environmentError(problems: string[], file: string): Error {
  const lines = problems.map((problem) => `  - ${problem}`);
  return new Error(`The environment is not usable:\n${lines.join('\n')}\n${file} explains each variable.`);
}
