import {EmbeddedSearch} from '../shared/engine/EmbeddedSearch';
import {manifestName} from '../shared/page';

/** A queries call for the search worker. */
export interface WorkerRequest {
  id: number;
  /** Address of the folder that holds the index, with a slash at its end. */
  folder: string;
  /** Whether what titles and headings answer is said first, while texts are on their way. */
  takesEarly: boolean;
  /** Body of the call as JSON. */
  body: string;
}

/** What the worker says to a request: JSON or an error; with an early answer two of them. */
export interface WorkerAnswer {
  id: number;
  json?: string;
  /** Whether a whole answer follows. */
  isEarly?: boolean;
  error?: string;
}

/** Runs the embedded search engine beside the page, which stays free for the reader's keys. */
let search: EmbeddedSearch | undefined;

self.onmessage = async ({data: {id, folder, takesEarly, body}}: MessageEvent<WorkerRequest>) => {
  search ??= new EmbeddedSearch((name) => fetchJson(folder, name));
  const say = (answer: Omit<WorkerAnswer, 'id'>) => self.postMessage({id, ...answer} satisfies WorkerAnswer);
  const asked = JSON.parse(body);
  try {
    const early = takesEarly && (await search.answerEarly(asked));
    if (early) say({json: JSON.stringify(early), isEarly: true});
    say({json: JSON.stringify(await search.answer(asked))});
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
