import {type OutgoingRequest, parsed} from '@site/plugins/api-reference/samples/shared/buildRequest';
import {endingOf} from '@site/plugins/api-reference/samples/shared/readOperation';
import {pageSandbox} from './pageSandbox';
import type {Target} from './Target';

/** What came of a request. */
export type Outcome = {answer: Answer; failure?: never} | {failure: Failure; answer?: never};

/** What came back, ready to be shown. */
export type Answer = Awaited<ReturnType<typeof readAnswer>>;

/** A body: JSON and other text to be read, anything else to be saved. */
export type Content =
  | {kind: 'empty'}
  | {kind: 'text'; text: string; language: 'json' | 'text'; description?: string}
  | {kind: 'file'; blob: Blob; name: string};

/** Why nothing came back; of an answer that never came a browser does not tell whether it may not be read. */
export interface Failure {
  kind: 'not-sent' | 'not-loaded' | 'unreachable' | 'canceled' | 'timed-out';
  isOffline?: boolean;
  /** In the browser's words. */
  reason?: string;
}

/** Circumstances of a request. */
export interface SendOptions {
  target: Target;
  /** Address of the whole OpenAPI document, which the sandbox in the page is made of. */
  documentUrl: string;
  /** Name of a file that the answer may hold. */
  fileName: string;
  files: Files;
  /** Longest wait for an answer, in milliseconds; none by default. */
  timeout?: number;
  /** Ends the wait: when a reader cancels, and here after the longest one. */
  controller: AbortController;
}

/** What a reader has chosen, by the field of the body. */
type Files = Readonly<Record<string, File>>;

/** Sends a request to a target and reads the answer; never rejects. */
export async function send(outgoing: OutgoingRequest, options: SendOptions): Promise<Outcome> {
  const {target, documentUrl, fileName, files, timeout, controller} = options;
  const {signal} = controller;
  const timer = timeout && setTimeout(() => controller.abort('timed-out'), timeout);
  // What an error means, from step to step.
  let kind: Failure['kind'] = 'not-sent';
  try {
    const request = toRequest(outgoing, signal, files);
    kind = 'not-loaded';
    const sandbox = target.kind === 'page' && (await pageSandbox(documentUrl));
    kind = 'unreachable';
    // Canceled while it was loading: the sandbox must not do what was called off.
    signal.throwIfAborted();
    const started = performance.now();
    const response = await (sandbox ? sandbox.handle(request) : fetch(request));
    const answer = await readAnswer(response, fileName, started);
    signal.throwIfAborted();
    return {answer};
  } catch (error) {
    if (signal.aborted) kind = signal.reason === 'timed-out' ? 'timed-out' : 'canceled';
    const isOffline = !navigator.onLine && target.kind === 'server';
    return {failure: {kind, isOffline, reason: `The browser says: ${String(error)}`}};
  } finally {
    clearTimeout(timer);
  }
}

/** Nothing of the reader's goes along but what the form holds: no cookies, no address of this page. */
export function toRequest(outgoing: OutgoingRequest, signal?: AbortSignal, files: Files = {}): Request {
  const {method, url, headers, basic, body} = outgoing;
  const user = basic && new TextEncoder().encode(`${basic.user}:${basic.password}`);
  return new Request(url, {
    method,
    headers: {
      ...(user && {Authorization: `Basic ${btoa(String.fromCharCode(...user))}`}),
      // A browser names the boundary of a form's parts itself.
      ...(body && body.kind !== 'multipart' && {'Content-Type': body.mediaType}),
      ...headers,
    },
    body: body && encoded(body, files),
    signal,
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
}

function encoded(body: NonNullable<OutgoingRequest['body']>, files: Files): BodyInit {
  if (body.kind === 'file') return files[''] ?? '';
  if (body.kind === 'form') return new URLSearchParams(body.fields).toString();
  if (body.kind !== 'multipart') return body.text;
  const form = new FormData();
  for (const {name, text = '', type, fileName} of body.parts) {
    const file = fileName ? files[name] : type && new Blob([text], {type});
    form.append(name, file || text);
  }
  return form;
}

/** Reads a response to its end; a file gets the name where the response has none. */
export async function readAnswer(response: Response, name: string, started: number) {
  const blob = await response.blob();
  return {
    status: response.status,
    headers: [...response.headers],
    /** From the request to the last byte. */
    milliseconds: performance.now() - started,
    /** Of the body, in bytes. */
    size: blob.size,
    content: await readContent(response, blob, name),
  };
}

async function readContent({headers}: Response, blob: Blob, name: string): Promise<Content> {
  if (blob.size === 0) return {kind: 'empty'};
  const [type = ''] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  if (!/^text\/|[/+](?:json|xml|yaml)$|^$/.test(type)) {
    const given = /filename="?([^";]+)"?/i.exec(headers.get('Content-Disposition') ?? '')?.[1];
    return {kind: 'file', blob, name: given ?? `${name}.${endingOf(type)}`};
  }
  const text = await blob.text();
  const value = parsed(text);
  if (value === text) return {kind: 'text', text, language: 'text'};
  const {description} = (value ?? {}) as {description?: unknown};
  return {
    kind: 'text',
    text: JSON.stringify(value, null, 2),
    language: 'json',
    description: typeof description === 'string' ? description : undefined,
  };
}

/** Longest wait that is counted down, in seconds; the platform asks for 300 at most. */
const longest = 600;

/** Seconds to wait after a `429`: until `Retry-After`, which is seconds or a date, else twice as long each time. */
export function retryAfter(header: string | null | undefined, refusals: number, now: number): number {
  const seconds = header?.trim() ? Number(header) : Number.NaN;
  const until = header ? (Date.parse(header) - now) / 1000 : Number.NaN;
  const wait = [seconds, until, 2 ** (refusals - 1)].find(Number.isFinite) ?? 1;
  return Math.min(longest, Math.max(1, Math.ceil(wait)));
}
