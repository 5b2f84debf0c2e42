import path from 'node:path';
import {Worker} from 'node:worker_threads';

/** Times of answers in milliseconds. */
export interface Latency {
  median: number;
  percentile95: number;
}

/**
 * Measures how long the engine takes to answer in a worker, as in the reader's browser, each query `runs` times.
 *
 * @param folder Search folder of the built site.
 */
export function measureLatency(folder: string, queries: readonly string[], runs: number): Promise<Latency> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'latencyWorker.mjs'), {
      workerData: {folder, queries, runs},
    });
    worker.once('message', (times: number[]) => {
      times.sort((a, b) => a - b);
      const at = (share: number) =>
        times[Math.min(times.length - 1, Math.floor(times.length * share))] as number;
      resolve({median: at(0.5), percentile95: at(0.95)});
    });
    worker.once('error', reject);
  });
}
