import fs from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual, parseArgs} from 'node:util';
import {algoliasearch, type IndexSettings, type SynonymHit} from 'algoliasearch';
import {type PushEnv, readPushEnv} from '../../../config/pushEnv';

const help = `Replaces the records, settings and synonyms of hosted search with those of the last \`npm run build\`.

  npm run search:push -- --dry-run

  --dry-run   prints how many there are and how many there would be, and sends nothing
  --help      this text

It needs DOCS_SEARCH_APP_ID, DOCS_SEARCH_INDEX and DOCS_SEARCH_ADMIN_KEY; handbook/search.md says more.`;

/** What the build made for hosted search. */
interface BuiltSearch {
  records: Array<{objectID: string}>;
  settings: IndexSettings;
  synonyms: SynonymHit[];
}

const folder = '.docusaurus/search';

/**
 * Reads what the last build left for hosted search.
 *
 * @param root Folder of package.json.
 * @throws Error that names the file and what was found, when pushing it would harm the live search.
 */
function readBuiltSearch(root: string): BuiltSearch {
  const records: BuiltSearch['records'] = read(root, 'records.json');
  const {settings, synonyms}: Omit<BuiltSearch, 'records'> = read(root, 'settings.json');
  if (records.length === 0)
    throw new Error(`${folder}/records.json holds no record, and pushing it would empty the live search.`);
  const ids = records.map(({objectID}) => objectID);
  const twice = ids.length > new Set(ids).size && ids.find((id, at) => ids.indexOf(id) < at);
  if (twice)
    throw new Error(
      `${folder}/records.json has two records with the objectID "${twice}": Algolia would keep one.`,
    );
  return {records, settings, synonyms};
}

function read(root: string, name: string) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, folder, name), 'utf8'));
  } catch (error) {
    throw new Error(
      `${folder}/${name} cannot be read (${(error as Error).message}): run \`npm run build\` first.`,
    );
  }
}

/** What the command is given from outside. */
interface PushRequest {
  args: string[];
  variables: NodeJS.ProcessEnv;
  /** Folder of package.json. */
  root: string;
  print?(line: string): void;
  printError?(line: string): void;
  /** Tests name another host in them. */
  clientOptions?: Parameters<typeof algoliasearch>[2];
}

/** One call of the command, as its steps see it. */
interface Push {
  client: ReturnType<typeof algoliasearch>;
  env: PushEnv;
  built: BuiltSearch;
  print(line: string): void;
}

/** The command `npm run search:push`; returns the exit code, throws nothing and never prints the admin key. */
export async function runPush(request: PushRequest): Promise<number> {
  const {args, variables, root, clientOptions, print = console.log, printError = console.error} = request;
  // Nothing prints the key on purpose, but an answer or an argument may repeat it. What is shorter is no key.
  const key = variables.DOCS_SEARCH_ADMIN_KEY ?? '';
  const masked = (text: string) => (key.length >= 8 ? text.replaceAll(key, '*****') : text);
  try {
    const options = {'dry-run': {type: 'boolean'}, help: {type: 'boolean'}} as const;
    const {values} = parseArgs({args, options});
    if (values.help) {
      print(help);
      return 0;
    }
    const env = readPushEnv(variables);
    const built = readBuiltSearch(root);
    // The client counts the upload of a batch as connecting.
    const timeouts = {connect: 10_000, read: 30_000, write: 60_000};
    const client = algoliasearch(env.appId, env.adminKey, {timeouts, ...clientOptions});
    const step = values['dry-run'] ? compare : replace;
    await step({client, env, built, print: (line) => print(masked(line))});
    return 0;
  } catch (error) {
    printError(masked((error as Error).message));
    return 1;
  }
}

async function compare({client, env, built, print}: Push): Promise<void> {
  const {indexName} = env;
  const read = async () => {
    if (!(await client.indexExists({indexName}))) return undefined;
    // Version 2 names settings as they are named when they are set.
    const settings: Record<string, unknown> = {...(await client.getSettings({indexName, getVersion: 2}))};
    const synonyms = await client.searchSynonyms({indexName});
    const records = await client.browse({indexName, browseParams: {hitsPerPage: 1}});
    return {settings, synonyms: synonyms.nbHits, records: records.nbHits ?? 0};
  };
  const live = await read().catch((error) => {
    throw new Error(clientFailure(error, env));
  });
  const missing = live ? '' : ' does not exist; a push creates it';
  print(`Index "${indexName}" of application ${env.appId}${missing}:`);
  print(`Records: ${number(live?.records ?? 0)} live, ${number(built.records.length)} built`);
  print(`Synonyms: ${number(live?.synonyms ?? 0)} live, ${number(built.synonyms.length)} built`);
  const changed = Object.entries(built.settings)
    .filter(([name, value]) => !isDeepStrictEqual(value, live?.settings[name]))
    .map(([name]) => name);
  const total = Object.keys(built.settings).length;
  const names = changed.length > 0 ? `: ${changed.join(', ')}` : '';
  print(`Settings: ${changed.length} of ${total} differ${names}`);
  print('Nothing was sent, as --dry-run asks.');
}

async function replace({client, env, built, print}: Push): Promise<void> {
  const {indexName} = env;
  let state = `Index "${indexName}" is as it was.`;
  try {
    // Settings come first: the client copies them to the temporary index that it fills, as it does with the rules
    // that were made in Algolia's dashboard, and moves that over the live one.
    const settings = await client.setSettings({indexName, indexSettings: built.settings});
    state = `Settings or synonyms of "${indexName}" may be the new ones, and its records are the old ones.`;
    const replaced = {synonymHit: built.synonyms, replaceExistingSynonyms: true};
    const synonyms = await client.saveSynonyms({indexName, ...replaced});
    for (const {taskID} of [settings, synonyms])
      await client.waitForTask({indexName, taskID, maxRetries: 800});
    const total = Object.keys(built.settings).length;
    print(`${total} settings and ${built.synonyms.length} synonyms are live`);
    state = `Records of "${indexName}" are the old ones or all of the new ones: \`npm run search:push -- --dry-run\` counts them. An index "${indexName}_tmp_…" that is left over can be deleted in Algolia's dashboard.`;
    const scopes = ['settings' as const, 'rules' as const, 'synonyms' as const];
    await client.replaceAllObjects({indexName, objects: built.records, scopes});
  } catch (error) {
    throw new Error(`${clientFailure(error, env)} ${state}`);
  }
  const count = number(built.records.length);
  print(`${count} records are live in index "${indexName}" of application ${env.appId}`);
}

const number = (count: number) => count.toLocaleString('en-US');

/** Shape of the errors of Algolia's client, whose classes it does not export. */
interface ClientError extends Error {
  status?: number;
  /** One entry for each host that was tried. */
  stackTrace?: Array<{response: {status: number; content: string}}>;
}

/** What a failed call of Algolia's client means to the operator, and what to change. */
function clientFailure(error: unknown, {appId, indexName}: PushEnv): string {
  const {name, message, status, stackTrace} = error as ClientError;
  if (name === 'RetryError') {
    const last = stackTrace?.at(-1)?.response;
    const reason = last?.status ? `the last host answered ${last.status}` : (last?.content ?? message);
    return `Algolia application ${appId} did not answer (${reason}). Check DOCS_SEARCH_APP_ID, the network and https://status.algolia.com, then try again.`;
  }
  const refused = `Algolia application ${appId} failed (${status ? `${status}: ` : ''}${message}).`;
  if (status === 401 || status === 403)
    return `${refused} DOCS_SEARCH_ADMIN_KEY must hold a key of this application that may change "${indexName}" and the indices whose names begin with it; handbook/search.md lists its rights.`;
  return status === 429 ? `${refused} It takes fewer requests than that: try again later.` : refused;
}
