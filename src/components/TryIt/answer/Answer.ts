/** What came back, ready to be shown. */
export interface Answer {
  status: number;
  headers: [name: string, value: string][];
  /** From the request to the last byte. */
  milliseconds: number;
  /** Of the body, in bytes. */
  size: number;
  content: Content;
}

/** A body: JSON and other text to be read, anything else to be saved. */
export type Content =
  | {kind: 'empty'}
  | {kind: 'text'; text: string; language: 'json' | 'text'; description?: string}
  | {kind: 'file'; blob: Blob; name: string};

/** Why nothing came back. */
export type Failure =
  /** The network failed, or the answer may not be read: a browser does not tell which. */
  | {kind: 'unreachable'; isOffline: boolean}
  | {kind: 'not-loaded'}
  | {kind: 'canceled'}
  | {kind: 'timed-out'}
  /** The request could not even be made. */
  | {kind: 'not-sent'; reason: string};
