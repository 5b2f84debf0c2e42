import fs from 'node:fs';
import path from 'node:path';
import {parentPort, workerData} from 'node:worker_threads';
import {EmbeddedSearch} from '../../../plugins/search/shared/engine/EmbeddedSearch';
import {manifestName} from '../../../plugins/search/shared/manifest';

/** Times answers of the embedded engine; runs in the worker of measureLatency.ts. */
async function run({
  folder,
  queries,
  runs,
}: {
  folder: string;
  queries: string[];
  runs: number;
}): Promise<void> {
  const search = new EmbeddedSearch(
    async (name) => JSON.parse(await fs.promises.readFile(path.join(folder, name), 'utf8')),
    manifestName,
  );
  await search.prepare();
  const times: number[] = [];
  for (let round = 0; round < runs; round++) {
    for (const query of queries) {
      const start = performance.now();
      await search.answer({requests: [{indexName: 'docs', query, attributesToSnippet: ['content:10']}]});
      times.push(performance.now() - start);
    }
  }
  parentPort?.postMessage(times);
}

void run(workerData);
