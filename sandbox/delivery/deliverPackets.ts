import type {Sandbox} from '../createSandbox';
import type {OrganizationRecord, WebhookRecord} from '../store/Store';
import {isLocal} from './canBeCalled';
import {type Attempt, type Clock, createDelivery} from './createDelivery';

/** The clock of the machine. */
const machineClock: Clock = {
  now: Date.now,
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** Sandbox, clock and what is told of attempts. */
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
