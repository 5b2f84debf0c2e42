import type {Answer, Failure} from '../answer/Answer';
import {readAnswer} from '../answer/readAnswer';
import type {OutgoingRequest} from '../request/RequestDraft';
import {pageSandbox} from './pageSandbox';
import type {Target} from './Target';

/** What came of a request. */
export type Outcome = {answer: Answer} | {failure: Failure};

/** Circumstances of a request. */
export interface SendOptions {
  target: Target;
  /** Address of the whole OpenAPI document, which the sandbox in the page is made of. */
  documentUrl: string;
  /** Name of a file that the answer may hold. */
  fileName: string;
  /** Longest wait for an answer, in milliseconds; none by default. */
  timeout?: number;
  signal: AbortSignal;
}

/** Sends a request to a target and reads the answer; never rejects. */
export async function send(outgoing: OutgoingRequest, options: SendOptions): Promise<Outcome> {
  const {signal, timeout} = options;
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  const timer = timeout && setTimeout(abort, timeout);
  const outcome = await attempt(outgoing, {...options, signal: controller.signal});
  clearTimeout(timer);
  signal.removeEventListener('abort', abort);
  if (signal.aborted) return {failure: {kind: 'canceled'}};
  return controller.signal.aborted ? {failure: {kind: 'timed-out'}} : outcome;
}

async function attempt(outgoing: OutgoingRequest, options: SendOptions): Promise<Outcome> {
  const {target, documentUrl, fileName, signal} = options;
  let request: Request;
  try {
    request = toRequest(outgoing, signal);
  } catch (error) {
    return {failure: {kind: 'not-sent', reason: `The browser says: ${String(error)}`}};
  }
  let exchange: (request: Request) => Promise<Response> = (one) => fetch(one);
  if (target.kind === 'page') {
    const sandbox = await pageSandbox(documentUrl).catch(() => undefined);
    if (!sandbox) return {failure: {kind: 'not-loaded'}};
    // Canceled while it was loading: the sandbox must not do what was called off.
    if (signal.aborted) return {failure: {kind: 'canceled'}};
    exchange = (one) => sandbox.handle(one);
  }
  try {
    const started = performance.now();
    return {answer: await readAnswer(await exchange(request), fileName, started)};
  } catch {
    return {failure: {kind: 'unreachable', isOffline: !navigator.onLine && target.kind === 'server'}};
  }
}

/** Nothing of the reader's goes along but what the form holds: no cookies, no address of this page. */
function toRequest({method, url, headers, body}: OutgoingRequest, signal: AbortSignal): Request {
  return new Request(url, {
    method,
    headers,
    body,
    signal,
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
}
