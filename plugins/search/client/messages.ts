/** What the page asks of the search worker. */
export interface WorkerRequest {
  id: number;
  /** Address of the folder that holds the index, with a slash at its end. */
  folder: string;
  /** Body of a queries call as JSON; without it the worker only gets ready. */
  body?: string;
}

/** What the worker says to a request: JSON, an error, or nothing when it is ready. */
export interface WorkerAnswer {
  id: number;
  json?: string;
  error?: string;
}
