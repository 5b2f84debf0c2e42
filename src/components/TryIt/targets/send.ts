import type {OutgoingBody, OutgoingRequest} from '@site/plugins/api-reference/samples/shared/buildRequest';
import type {Sandbox} from '@site/sandbox/createSandbox';
import {type Answer, type Failure, readAnswer} from '../answer/Answer';
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
  files?: Files;
  /** Longest wait for an answer, in milliseconds; none by default. */
  timeout?: number;
  /** Ends the wait: when a reader cancels, and here after the longest one. */
  controller: AbortController;
}

/** What a reader has chosen, by the field of the body. */
type Files = Readonly<Record<string, File>>;

/** Sends a request to a target and reads the answer; never rejects. */
export async function send(outgoing: OutgoingRequest, options: SendOptions): Promise<Outcome> {
  const {controller, timeout} = options;
  const {signal} = controller;
  const timer = timeout && setTimeout(() => controller.abort('timed-out'), timeout);
  const outcome = await attempt(outgoing, options);
  clearTimeout(timer);
  if (!signal.aborted) return outcome;
  return {failure: {kind: signal.reason === 'timed-out' ? 'timed-out' : 'canceled'}};
}

async function attempt(outgoing: OutgoingRequest, options: SendOptions): Promise<Outcome> {
  const {target, documentUrl, fileName, files, controller} = options;
  const {signal} = controller;
  let request: Request;
  try {
    request = toRequest(outgoing, signal, files);
  } catch (error) {
    return {failure: {kind: 'not-sent', reason: `The browser says: ${String(error)}`}};
  }
  const sandbox = target.kind === 'page' && (await pageSandbox(documentUrl).catch(() => undefined));
  if (sandbox === undefined) return {failure: {kind: 'not-loaded'}};
  // Canceled while it was loading: the sandbox must not do what was called off.
  if (signal.aborted) return {failure: {kind: 'canceled'}};
  try {
    const started = performance.now();
    const response = await (sandbox ? sandbox.handle(request) : fetch(request));
    return {answer: await readAnswer(response, fileName, started)};
  } catch {
    return {failure: {kind: 'unreachable', isOffline: !navigator.onLine && target.kind === 'server'}};
  }
}

/** Nothing of the reader's goes along but what the form holds: no cookies, no address of this page. */
export function toRequest(
  {method, url, headers, basic, body}: OutgoingRequest,
  signal?: AbortSignal,
  files: Files = {},
): Request {
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

function encoded(body: OutgoingBody, files: Files): BodyInit {
  if (body.kind === 'file') return files[''] ?? '';
  if (body.kind === 'form') return new URLSearchParams(body.fields).toString();
  if (body.kind !== 'multipart') return body.text;
  const form = new FormData();
  for (const {name, text = '', type, fileName} of body.parts) {
    const file = fileName ? files[name] : type && new Blob([text], {type});
    if (file) form.append(name, file);
    else form.append(name, text);
  }
  return form;
}

let loading: Promise<Sandbox> | undefined;

/** The sandbox of this tab, loaded at the first call; where that fails, the next call tries again. */
export function pageSandbox(documentUrl: string): Promise<Sandbox> {
  loading ??= loadSandbox(documentUrl).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Takes the sandbox back to its first data, if it has been used. */
export async function resetPageSandbox(): Promise<void> {
  (await loading)?.reset();
}

async function loadSandbox(documentUrl: string): Promise<Sandbox> {
  const [{createSandbox}, response] = await Promise.all([
    import('@site/sandbox/createSandbox'),
    fetch(documentUrl),
  ]);
  if (!response.ok) throw new Error(`${documentUrl} could not be loaded: status ${response.status}`);
  return createSandbox({document: await response.json(), seed: Date.now()});
}
