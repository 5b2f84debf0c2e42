import type {Sandbox} from '../createSandbox';
import type {Sighting} from '../store/hearDevice';
import {renderPacket} from '../store/render';
import type {OrganizationRecord, WebhookRecord} from '../store/Store';
import {isLocal} from './canBeCalled';

/** Time in milliseconds, which a test can make pass faster. */
export interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

/** Where packets come from and go to. */
interface DeliveryOptions {
  sandbox: Sandbox;
  organization: OrganizationRecord;
  webhook: WebhookRecord;
  clock: Clock;
  send?: typeof sendBatch;
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

/** The longest that a packet waits for others, in milliseconds. */
const collectFor = 2000;

/** How long the platform goes on sending a batch that nobody accepts, in milliseconds. */
export const retryFor = 3 * 3_600_000;

/** Sends one batch to a webhook endpoint; true when it was answered with `2xx` within some milliseconds. */
export async function sendBatch(
  url: string,
  secret: string,
  packets: unknown[],
  {timeout = 10_000, transport = fetch} = {},
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
  const waiting: {sighting: Sighting; since: number}[] = [];
  /** When each was sent for the first time, and when it is due, is in milliseconds. */
  let batches: {packets: unknown[]; attempts: number; firstSent: number; due: number}[] = [];

  function collect(): void {
    sandbox.advance(organization);
    const now = clock.now();
    for (const sighting of organization.packets.between(position)) {
      waiting.push({sighting, since: now});
      position = sighting.received;
    }
    const isFull = () => waiting.length >= webhook.max_batch_size;
    while (isFull() || (waiting.length > 0 && waiting[0].since + collectFor <= now)) {
      const packets = waiting
        .splice(0, webhook.max_batch_size)
        .map(({sighting}) => renderPacket(sighting, organization, sandbox.store));
      batches.push({packets, attempts: 0, firstSent: now, due: now});
    }
  }

  async function deliver(batch: (typeof batches)[number]): Promise<void> {
    batch.attempts++;
    if (batch.attempts === 1) batch.firstSent = clock.now();
    const accepted = await send(webhook.url, webhook.secret, batch.packets);
    const now = clock.now();
    organization.deliveries.add(now, 1, accepted ? 1 : 0);
    // Twice as long each time up to 15 minutes, plus at most a tenth, so that endpoints do not return together.
    const steady = Math.min(1000 * 2 ** (batch.attempts - 1), 15 * 60_000);
    const delay = steady * (1 + sandbox.store.random.number() / 10);
    batch.due = now + delay;
    const isOver = accepted || batch.due > batch.firstSent + retryFor;
    if (isOver) batches = batches.filter((each) => each !== batch);
    const {packets, attempts: attempt} = batch;
    onAttempt({packets: packets.length, attempt, accepted, retryIn: isOver ? undefined : delay});
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

const machineClock: Clock = {
  now: Date.now,
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

interface DeliverOptions {
  sandbox: Sandbox;
  clock?: Clock;
  onAttempt?(webhook: WebhookRecord, attempt: Attempt): void;
}

/** Delivers packets to every webhook endpoint on this machine until the returned function is called. */
export function deliverPackets({sandbox, clock = machineClock, onAttempt}: DeliverOptions): () => void {
  const running = new Set<WebhookRecord>();
  let stopped = false;

  async function run(organization: OrganizationRecord, webhook: WebhookRecord): Promise<void> {
    running.add(webhook);
    const delivery = createDelivery({
      sandbox,
      organization,
      webhook,
      clock,
      onAttempt: (attempt) => onAttempt?.(webhook, attempt),
    });
    while (!stopped && organization.webhooks.includes(webhook) && isLocal(webhook.url)) {
      await delivery.step();
      await clock.sleep(500);
    }
    running.delete(webhook);
  }

  async function watch(): Promise<void> {
    while (!stopped) {
      for (const organization of sandbox.store.organizations.values()) {
        for (const webhook of organization.webhooks) {
          if (!running.has(webhook) && isLocal(webhook.url)) void run(organization, webhook);
        }
      }
      await clock.sleep(500);
    }
  }

  void watch();
  return () => {
    stopped = true;
  };
}
