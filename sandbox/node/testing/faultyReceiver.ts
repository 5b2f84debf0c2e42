import type {IncomingMessage, ServerResponse} from 'node:http';
import {type Listening, listenOnFreePort} from '../listenOnFreePort';

/** A batch that arrived, as it was sent. */
export interface ReceivedBatch {
  /** In milliseconds since 1970. */
  time: number;
  headers: Headers;
  body: string;
  accepted: boolean;
}

/** A webhook endpoint of a test, on this machine. */
export interface FaultyReceiver {
  url: string;
  received: ReceivedBatch[];
  /** Whether it listens; after an outage it does so again when it is told to. */
  readonly isUp: boolean;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/**
 * Starts a receiver that answers every third call with 500, and that stops listening in the middle of one call.
 *
 * @param downAt number of the call, from 1, that gets no answer because the receiver goes down
 */
export async function startFaultyReceiver(downAt: number): Promise<FaultyReceiver> {
  const received: ReceivedBatch[] = [];
  let calls = 0;
  let listening: Listening | undefined;

  async function close(): Promise<void> {
    const before = listening;
    listening = undefined;
    await before?.close();
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readBody(incoming);
    calls++;
    if (calls === downAt) return close();
    const accepted = calls % 3 !== 0;
    const headers = new Headers(incoming.headers as Record<string, string>);
    received.push({time: Date.now(), headers, body, accepted});
    outgoing.writeHead(accepted ? 200 : 500).end();
  }

  const listen = (port?: number, attempts?: number) =>
    listenOnFreePort((incoming, outgoing) => void answer(incoming, outgoing), {port, attempts});
  listening = await listen();
  const own = listening.port;
  return {
    url: `http://localhost:${own}/packets`,
    received,
    get isUp() {
      return listening !== undefined;
    },
    async comeBack() {
      listening = await listen(own, 1);
    },
    close,
  };
}
