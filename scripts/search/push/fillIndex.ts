import type {Connection} from './Connection';
import {count} from './count';
import type {BuiltSearch} from './readBuiltSearch';
import {waitForTasks} from './waitForTasks';

const batchSize = 1000;

/** The step that creates the index; when it is refused, there is none. */
export const firstStep = 'copying rules';

/** Puts all that was built into an index, beside the rules of the live one, and waits until it is searchable. */
export async function fillIndex(name: string, built: BuiltSearch, connection: Connection): Promise<void> {
  const {client, target, retry, print} = connection;
  const {records, settings, synonyms} = built;

  // Rules are made in Algolia's dashboard: the build knows nothing of them, and the move would drop them.
  const rules = await retry(firstStep, () =>
    client.operationIndex({
      indexName: target.indexName,
      operationIndexParams: {operation: 'copy', destination: name, scope: ['rules']},
    }),
  );
  await waitForTasks('waiting for the rules', name, [rules.taskID], connection);
  print('Rules copied from the live index');

  const tasks: number[] = [];
  const send = async (step: string, call: () => Promise<{taskID: number}>) =>
    tasks.push((await retry(step, call)).taskID);

  await send('sending settings', () => client.setSettings({indexName: name, indexSettings: settings}));
  if (synonyms.length > 0) {
    await send('sending synonyms', () =>
      client.saveSynonyms({indexName: name, synonymHit: synonyms, replaceExistingSynonyms: true}),
    );
  }
  print(`${count(Object.keys(settings), 'setting')} and ${count(synonyms, 'synonym')} sent`);

  for (let start = 0; start < records.length; start += batchSize) {
    const requests = records
      .slice(start, start + batchSize)
      .map((record) => ({action: 'addObject' as const, body: {...record}}));
    await send('sending records', () => client.batch({indexName: name, batchWriteParams: {requests}}));
    const sent = (start + requests.length).toLocaleString('en-US');
    print(`${sent} of ${count(records, 'record')} sent`);
  }
  await waitForTasks('waiting for the index', name, tasks, connection);
  print('Indexed');
}
