import {endingOf} from '@site/plugins/api-reference/samples/shared/readOperation';
import codes from 'statuses/codes.json';

/** What came back, ready to be shown. */
export type Answer = Awaited<ReturnType<typeof readAnswer>>;

/** A body: JSON and other text to be read, anything else to be saved. */
export type Content =
  | {kind: 'empty'}
  | {kind: 'text'; text: string; language: 'json' | 'text'; description?: string}
  | {kind: 'file'; blob: Blob; name: string};

/** Why nothing came back; of an answer that never came a browser does not tell whether it may not be read. */
export type Failure =
  | {kind: 'unreachable'; isOffline: boolean}
  | {kind: 'not-loaded'}
  | {kind: 'canceled'}
  | {kind: 'timed-out'}
  | {kind: 'not-sent'; reason: string};

/** The name of a status code, which HTTP/2 does not send; empty for an unusual one. */
export function statusName(status: number): string {
  return (codes as Record<number, string>)[status] ?? '';
}

/** Reads a response to its end; a file gets the name where the response has none. */
export async function readAnswer(response: Response, name: string, started: number) {
  const blob = await response.blob();
  return {
    status: response.status,
    headers: [...response.headers],
    /** From the request to the last byte. */
    milliseconds: Math.max(0, performance.now() - started),
    /** Of the body, in bytes. */
    size: blob.size,
    content: await readContent(response, blob, name),
  };
}

async function readContent({headers}: Response, blob: Blob, name: string): Promise<Content> {
  if (blob.size === 0) return {kind: 'empty'};
  const [type = ''] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  if (/^text\/|[/+](?:json|xml|yaml)$|^$/.test(type)) return textContent(await blob.text());
  const given = /filename="?([^";]+)"?/i.exec(headers.get('Content-Disposition') ?? '')?.[1];
  return {kind: 'file', blob, name: given ?? `${name}.${endingOf(type)}`};
}

function textContent(text: string): Content {
  try {
    const value = JSON.parse(text);
    const description = typeof value?.description === 'string' ? value.description : undefined;
    return {kind: 'text', text: JSON.stringify(value, null, 2), language: 'json', description};
  } catch {
    return {kind: 'text', text, language: 'text'};
  }
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
