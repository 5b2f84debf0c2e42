import {readPushEnv} from '../../../config/pushEnv';
import {compareIndex} from './compareIndex';
import {connect, type ConnectionOptions} from './Connection';
import {count} from './count';
import {differenceReport} from './differenceReport';
import {help, readArguments} from './readArguments';
import {readBuiltSearch} from './readBuiltSearch';
import {readLiveIndex} from './readLiveIndex';
import {replaceIndex} from './replaceIndex';
import {withoutSecret} from './withoutSecret';

/** What the command is given from outside. */
export interface PushRequest extends ConnectionOptions {
  args: string[];
  variables: NodeJS.ProcessEnv;
  /** Folder of package.json. */
  root: string;
  print(line: string): void;
  printError(line: string): void;
}

/** The command `npm run search:push`; gives the exit code, throws nothing and never prints the admin key. */
export async function runPush({
  args,
  variables,
  root,
  print,
  printError,
  ...options
}: PushRequest): Promise<number> {
  const clean = (text: string) => withoutSecret(text, variables.DOCS_SEARCH_ADMIN_KEY);
  const say = (line: string) => print(clean(line));
  try {
    const mode = readArguments(args);
    if (mode === 'help') say(help);
    else await push({isDryRun: mode === 'dry run', variables, root, say, options});
    return 0;
  } catch (error) {
    printError(clean(error instanceof Error ? error.message : String(error)));
    return 1;
  }
}

async function push({
  isDryRun,
  variables,
  root,
  say,
  options,
}: {
  isDryRun: boolean;
  variables: NodeJS.ProcessEnv;
  root: string;
  say(line: string): void;
  options: ConnectionOptions;
}): Promise<void> {
  const start = performance.now();
  const env = readPushEnv(variables);
  const built = readBuiltSearch(root);
  const connection = connect(env, say, options);
  const place = `index "${env.indexName}" of application ${env.appId}`;

  if (isDryRun) {
    const live = await readLiveIndex(connection);
    say(live.exists ? `What a push would change in ${place}:` : `A push would create the ${place}:`);
    for (const line of differenceReport(compareIndex(live, built))) say(line);
    return say('Nothing was sent, as --dry-run asks.');
  }
  say(`${count(built.records, 'record')} go to the ${place}`);
  await replaceIndex(built, connection);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const {records, synonyms, settings} = built;
  say(
    `Done in ${seconds} s: ${count(records, 'record')}, ${count(Object.keys(settings), 'setting')} and ${count(synonyms, 'synonym')} are live in the ${place}.`,
  );
}
