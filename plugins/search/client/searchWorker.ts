import {searchFolder} from '../../../config/search';
import {EmbeddedSearch} from '../shared/engine/EmbeddedSearch';
import {manifestName} from '../shared/page';
import type {QueriesAnswer, QueriesBody} from '../shared/wire/answerQueries';

/** A queries call for the search worker. */
export interface WorkerRequest {
  id: number;
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

declare const __webpack_public_path__: string;

/** Runs the embedded search engine beside the page, which stays free for the reader's keys. */
const search = new EmbeddedSearch(fetchJson);
// Whoever starts the worker names it after the docs that the reader is in.
search.prepare(self.name).catch(() => undefined);

self.onmessage = async ({data: {id, takesEarly, body}}: MessageEvent<WorkerRequest>) => {
  const say = (said: Omit<WorkerAnswer, 'id'>) => self.postMessage({id, ...said} satisfies WorkerAnswer);
  try {
    const early = takesEarly && (await search.answerEarly(body));
    if (early) say({answer: early, isEarly: true});
    say({answer: await search.answer(body)});
  } catch (error) {
    say({error: String(error)});
  }
};

async function fetchJson(name: string): Promise<unknown> {
  // The manifest keeps its name, so a copy from before the last release would lead to files that are gone.
  const cache = name === manifestName ? 'no-cache' : 'default';
  const response = await fetch(`${__webpack_public_path__}${searchFolder}/${name}`, {cache});
  if (!response.ok) throw new Error(`${response.url} answered with status ${response.status}`);
  return response.json();
}
