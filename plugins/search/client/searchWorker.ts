import {EmbeddedSearch} from '../shared/engine/EmbeddedSearch';
import {manifestName} from '../shared/page';
import type {QueriesAnswer, QueriesBody} from '../shared/wire/answerQueries';

/** A queries call for the search worker. */
export interface WorkerRequest {
  id: number;
  /** Address of the folder that holds the index, with a slash at its end. */
  folder: string;
  /** Whether what titles and headings answer is said first, while texts are on their way. */
  takesEarly: boolean;
  body: QueriesBody;
}

/** What the worker says to a request: an answer or an error; after an early answer the whole one. */
export interface WorkerAnswer {
  id: number;
  answer?: QueriesAnswer;
  isEarly?: boolean;
  error?: string;
}

/** Runs the embedded search engine beside the page, which stays free for the reader's keys. */
let search: EmbeddedSearch | undefined;

self.onmessage = async ({data: {id, folder, takesEarly, body}}: MessageEvent<WorkerRequest>) => {
  search ??= new EmbeddedSearch((name) => fetchJson(folder, name));
  const say = (said: Omit<WorkerAnswer, 'id'>) => self.postMessage({id, ...said} satisfies WorkerAnswer);
  try {
    const early = takesEarly && (await search.answerEarly(body));
    if (early) say({answer: early, isEarly: true});
    say({answer: await search.answer(body)});
  } catch (error) {
    say({error: String(error)});
  }
};

async function fetchJson(folder: string, name: string): Promise<unknown> {
  // The manifest keeps its name, so a copy from before the last release would lead to files that are gone.
  const response = await fetch(`${folder}${name}`, name === manifestName ? {cache: 'no-cache'} : undefined);
  if (!response.ok) throw new Error(`${response.url} answered with status ${response.status}`);
  return response.json();
}
