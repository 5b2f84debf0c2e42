import path from 'node:path';
import {parseArgs} from 'node:util';

/** What a call of the command asks for. */
export interface ReleaseRequest {
  /** Folder with the releases, absolute. */
  to: string;
  keep: number;
  /** Command line that has nginx read its configuration again; undefined when somebody does that by hand. */
  reload?: string;
  /** Go back to the release before, instead of making one. */
  isRollback: boolean;
}

/** Explains the command. */
export const releaseHelp = `Builds the site and puts it beside the one that is served, then switches in one step.

  npm run release -- --to /srv/docs --keep 3

  --to FOLDER    where releases go; the server's root is FOLDER/current
  --keep NUMBER  how many releases stay, 2 or more; default 3. Their scripts and styles stay reachable
  --reload CMD   run before the switch unless nginx has read FOLDER/nginx.conf as it is, for example "systemctl reload nginx"
  --rollback     serve the release before the current one again, without building
  --help         this text
`;

/**
 * Reads and checks the arguments of the command.
 *
 * @param from where a relative `--to` starts
 * @returns undefined when help is asked for
 * @throws one sentence that says what is wrong
 */
export function readReleaseArguments(args: string[], from: string): ReleaseRequest | undefined {
  const {values} = parseArgs({
    args,
    options: {
      to: {type: 'string'},
      keep: {type: 'string', default: '3'},
      reload: {type: 'string'},
      rollback: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) return undefined;
  if (!values.to)
    throw new Error('--to is missing: name the folder that releases go to, for example --to /srv/docs.');
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 2)
    throw new Error(`--keep is ${values.keep}, but must be a whole number from 2 on.`);
  return {to: path.resolve(from, values.to), keep, reload: values.reload, isRollback: values.rollback};
}
