import type {Connection} from './Connection';
import {StepError} from './StepError';

// With pauses of at most 5 s, about an hour: Algolia's queue can be long.
const looks = 800;

/** Waits until Algolia has done what it took on for an index, one task after the other. */
export async function waitForTasks(
  step: string,
  indexName: string,
  taskIDs: number[],
  connection: Connection,
): Promise<void> {
  for (const taskID of taskIDs) await waitForTask(step, indexName, taskID, connection);
}

// The client's own waitForTask can neither be interrupted nor go on after an answer that failed.
async function waitForTask(
  step: string,
  indexName: string,
  taskID: number,
  {client, target, retry, pause}: Connection,
): Promise<void> {
  for (let look = 1; look <= looks; look++) {
    const {status} = await retry(step, () => client.getTask({indexName, taskID}));
    if (status === 'published') return;
    await pause(Math.min(look * 200, 5000));
  }
  const reason = `task ${taskID} is not done after ${looks} looks`;
  throw new StepError(step, target, {status: 0, reason, isPassing: false});
}
