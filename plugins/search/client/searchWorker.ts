import {EmbeddedSearch} from '../shared/engine/EmbeddedSearch';
import {manifestName} from '../shared/page';

/** A queries call for the search worker. */
export interface WorkerRequest {
  id: number;
  /** Address of the folder that holds the index, with a slash at its end. */
  folder: string;
  /** Body of the call as JSON. */
  body: string;
}

/** What the worker says to a request: JSON or an error. */
export interface WorkerAnswer {
  id: number;
  json?: string;
  error?: string;
}

/** Runs the embedded search engine beside the page, which stays free for the reader's keys. */
let search: EmbeddedSearch | undefined;

self.onmessage = async ({data: {id, folder, body}}: MessageEvent<WorkerRequest>) => {
  search ??= new EmbeddedSearch((name) => fetchJson(folder, name));
  const answer: WorkerAnswer = {id};
  try {
    answer.json = JSON.stringify(await search.answer(JSON.parse(body)));
  } catch (error) {
    answer.error = String(error);
  }
  self.postMessage(answer);
};

async function fetchJson(folder: string, name: string): Promise<unknown> {
  // The manifest keeps its name, so a copy from before the last release would lead to files that are gone.
  const response = await fetch(`${folder}${name}`, name === manifestName ? {cache: 'no-cache'} : undefined);
  if (!response.ok) throw new Error(`${response.url} answered with status ${response.status}`);
  return response.json();
}
