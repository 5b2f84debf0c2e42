import {manifestName} from '../shared/manifest';
import {EmbeddedSearch} from '../shared/engine/EmbeddedSearch';
import type {FetchJson} from '../shared/engine/IndexDownload';
import type {WorkerAnswer, WorkerRequest} from './messages';

/** Runs the embedded search engine beside the page, which stays free for the reader's keys. */
let search: EmbeddedSearch | undefined;

self.onmessage = async ({data}: MessageEvent<WorkerRequest>) => {
  search ??= new EmbeddedSearch(fetchFrom(data.folder), manifestName);
  const answer: WorkerAnswer = {id: data.id};
  try {
    if (data.body) answer.json = JSON.stringify(await search.answer(JSON.parse(data.body)));
    else await search.prepare();
  } catch (error) {
    answer.error = String(error);
  }
  self.postMessage(answer);
};

function fetchFrom(folder: string): FetchJson {
  return async (name) => {
    // The manifest keeps its name, so a copy from before the last release would lead to files that are gone.
    const response = await fetch(`${folder}${name}`, name === manifestName ? {cache: 'no-cache'} : undefined);
    if (!response.ok) throw new Error(`${response.url} answered with status ${response.status}`);
    return response.json();
  };
}
