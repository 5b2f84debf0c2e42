import type {Sandbox} from '../createSandbox';
import type {Sighting} from '../store/hearDevice';
import {renderPacket} from '../store/render';
import type {OrganizationRecord, WebhookRecord} from '../store/Store';

/** Time, which a test can make pass faster. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Waits for some milliseconds. */
  sleep(milliseconds: number): Promise<void>;
}

/** Where packets come from and go to. */
interface DeliveryOptions {
  sandbox: Sandbox;
  organization: OrganizationRecord;
  webhook: WebhookRecord;
  clock: Clock;
  /** Sends a batch and tells whether it was accepted. */
  send?: typeof sendBatch;
  /** Told of each attempt. */
  onAttempt?(attempt: Attempt): void;
}

/** One attempt to deliver a batch. */
export interface Attempt {
  packets: number;
  /** Counted from 1. */
  attempt: number;
  accepted: boolean;
  /** Milliseconds until the next attempt; undefined when there is none. */
  retryIn?: number;
}

interface Batch {
  packets: unknown[];
  attempts: number;
  /** When it was sent for the first time, and when it is due, in milliseconds. */
  firstSent: number;
  due: number;
}

/** The longest that a packet waits for others, in milliseconds. */
const collectFor = 2000;

/** How long the platform goes on sending a batch that nobody accepts, in milliseconds. */
export const retryFor = 3 * 3_600_000;

const first = 1000;
const longest = 15 * 60_000;

/**
 * Milliseconds to wait after a failed attempt, counted from 1: twice as long each time up to 15 minutes, plus at most a
 * tenth by `random`, 0 to 1, so that endpoints do not return together.
 */
function retryDelay(attempt: number, random: number): number {
  return Math.min(first * 2 ** (attempt - 1), longest) * (1 + random / 10);
}

/** How long the platform waits for an answer, in milliseconds. */
const answerWithin = 10_000;

/** How a batch is sent. */
interface BatchOptions {
  /** Milliseconds to wait for an answer. */
  timeout?: number;
  /** Carries the request to the endpoint. */
  transport?: typeof fetch;
}

/** Sends one batch to a webhook endpoint; true when it was answered with `2xx` in time. */
export async function sendBatch(
  url: string,
  secret: string,
  packets: unknown[],
  {timeout = answerWithin, transport = fetch}: BatchOptions = {},
): Promise<boolean> {
  try {
    const response = await transport(url, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', 'Skerry-Webhook-Token': secret},
      body: JSON.stringify({packets}),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Delivers the packets that an organization receives from now on to one webhook endpoint, in batches and with retries. */
export function createDelivery({
  sandbox,
  organization,
  webhook,
  clock,
  send = sendBatch,
  onAttempt = () => {},
}: DeliveryOptions) {
  let position = clock.now();
  let waiting: {sighting: Sighting; since: number}[] = [];
  let batches: Batch[] = [];

  function collect(): void {
    sandbox.advance(organization);
    const now = clock.now();
    for (const sighting of organization.packets.between(position)) {
      waiting.push({sighting, since: now});
      position = sighting.received;
    }
    while (
      waiting.length >= webhook.max_batch_size ||
      (waiting.length > 0 && waiting[0].since + collectFor <= now)
    ) {
      const packets = waiting
        .slice(0, webhook.max_batch_size)
        .map(({sighting}) => renderPacket(sighting, organization, sandbox.store));
      waiting = waiting.slice(packets.length);
      batches.push({packets, attempts: 0, firstSent: now, due: now});
    }
  }

  async function deliver(batch: Batch): Promise<void> {
    batch.attempts++;
    if (batch.attempts === 1) batch.firstSent = clock.now();
    const accepted = await send(webhook.url, webhook.secret, batch.packets);
    const now = clock.now();
    organization.deliveries.record(now, accepted);
    const delay = retryDelay(batch.attempts, sandbox.store.random.number());
    batch.due = now + delay;
    const isOver = accepted || batch.due > batch.firstSent + retryFor;
    if (isOver) batches = batches.filter((each) => each !== batch);
    onAttempt({
      packets: batch.packets.length,
      attempt: batch.attempts,
      accepted,
      retryIn: isOver ? undefined : delay,
    });
  }

  return {
    /** Collects packets and sends what is due, one batch after the other. */
    async step(): Promise<void> {
      collect();
      for (const batch of batches.filter(({due}) => due <= clock.now())) await deliver(batch);
    },
    /** Packets that are neither accepted nor given up. */
    get pending(): number {
      return batches.reduce((sum, {packets}) => sum + packets.length, waiting.length);
    },
  };
}
