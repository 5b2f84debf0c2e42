import {parseArgs} from 'node:util';

/** What a call of the command asks for. */
export interface UpgradeRequest {
  /** Of the framework; without it, what is installed is compared with what was checked. */
  version?: string;
  isDryRun: boolean;
  /** Whether all of each difference is printed. */
  isFull: boolean;
  /** Whether what is installed is recorded as looked at. */
  accepts: boolean;
}

/** Explains the command. */
export const help = `Takes another version of Docusaurus, and shows what it changes in the files that this site leans on.

  npm run upgrade -- 3.11.0             installs all packages of this version, and shows the differences
  npm run upgrade -- 3.11.0 --dry-run   shows the differences, and changes nothing
  npm run upgrade                       shows how what is installed differs from what was looked at last
  npm run upgrade -- --accept           records that you have looked at what is installed

  --full   prints differences to their ends

handbook/upgrade.md goes through an update step by step.`;

const options = {
  'dry-run': {type: 'boolean', default: false},
  full: {type: 'boolean', default: false},
  accept: {type: 'boolean', default: false},
  help: {type: 'boolean', default: false},
} as const;

/**
 * @returns undefined when help is asked for
 * @throws Error that says what is wrong with the arguments
 */
export function readArguments(args: string[]): UpgradeRequest | undefined {
  const {values, positionals} = parseArgs({args, options, allowPositionals: true});
  if (values.help) return undefined;
  const [version, ...others] = positionals;
  if (others.length > 0) throw new Error(`One version is enough: ${others.join(' ')} is too much.`);
  if (version !== undefined && !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version))
    throw new Error(`"${version}" is no exact version, write one such as 3.11.0.`);
  if (values.accept && (version ?? values['dry-run']))
    throw new Error('--accept records what is installed; it takes neither a version nor --dry-run.');
  if (values['dry-run'] && !version) throw new Error('--dry-run needs a version, such as 3.11.0.');
  return {version, isDryRun: values['dry-run'], isFull: values.full, accepts: values.accept};
}
