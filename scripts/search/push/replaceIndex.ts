import {randomBytes} from 'node:crypto';
import type {Connection} from './Connection';
import {fillIndex, firstStep} from './fillIndex';
import type {BuiltSearch} from './readBuiltSearch';
import {StepError} from './StepError';
import {waitForTasks} from './waitForTasks';

/** How far the one request that changes the live index came. */
type Reach = 'unsent' | 'sent' | 'accepted';

/**
 * Replaces the live index by one that was filled beside it, in a single move that readers do not notice.
 *
 * @throws Error that says what failed, and what became of the live and of the temporary index
 */
export async function replaceIndex(built: BuiltSearch, connection: Connection): Promise<void> {
  const {client, target, retry, print} = connection;
  const {indexName} = target;
  const temporary = temporaryName(indexName, new Date());
  const move: {reached: Reach} = {reached: 'unsent'};
  try {
    await fillIndex(temporary, built, connection);
    const {taskID} = await retry('replacing the index', () => {
      move.reached = 'sent';
      return client.operationIndex({
        indexName: temporary,
        operationIndexParams: {operation: 'move', destination: indexName},
      });
    });
    move.reached = 'accepted';
    await waitForTasks('replacing the index', temporary, [taskID], connection);
    print('Index replaced');
  } catch (error) {
    const refusedStep = error instanceof StepError && error.isRefusal ? error.step : undefined;
    const reached = refusedStep && move.reached === 'sent' ? 'unsent' : move.reached;
    const sentences = [(error as Error).message, stateOfLive(indexName, reached)];
    const isAbsent = reached === 'accepted' || refusedStep === firstStep;
    if (!isAbsent) sentences.push(await discard(temporary, connection));
    throw new Error(sentences.join(' '));
  }
}

function temporaryName(indexName: string, now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return `${indexName}_tmp_${time}_${randomBytes(3).toString('hex')}`;
}

function stateOfLive(indexName: string, reached: Reach): string {
  const look = '`npm run search:push -- --dry-run` shows which it is';
  if (reached === 'unsent') return `The live index "${indexName}" is as it was.`;
  if (reached === 'sent')
    return `The live index "${indexName}" is either as it was or wholly replaced: ${look}.`;
  return `Algolia has taken on the replacement of "${indexName}", which is as it was until that is done: ${look}.`;
}

async function discard(name: string, {client, retryCleaning}: Connection): Promise<string> {
  try {
    await retryCleaning('deleting the temporary index', () => client.deleteIndex({indexName: name}));
    return `The temporary index "${name}" was deleted.`;
  } catch (error) {
    const {failure} = error as StepError;
    return `The temporary index "${name}" could not be deleted (${failure?.reason}): if it exists, delete it in Algolia's dashboard.`;
  }
}
