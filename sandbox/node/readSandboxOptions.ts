import {canBeCalled} from '../delivery/canBeCalled';
import {isLocal} from '../delivery/deliverPackets';

/** Options of `npm run sandbox`, as they were typed. */
export interface TypedOptions {
  port: string;
  webhook?: string;
  packets: string;
  'org-type': string;
  'no-limits': boolean;
}

function readCount(name: string, text: string, most: number): number {
  if (!/^\d+$/.test(text) || Number(text) > most) {
    throw new Error(`--${name} is "${text}": give a whole number from 0 to ${most}.`);
  }
  return Number(text);
}

/** Checks the options of `npm run sandbox`; throws with the option to change. */
export function readSandboxOptions({port, webhook, packets, ...rest}: TypedOptions) {
  const startAs = rest['org-type'];
  if (startAs !== 'production' && startAs !== 'sandbox') {
    throw new Error(`--org-type is "${startAs}": give production or sandbox.`);
  }
  if (webhook !== undefined && !(canBeCalled(webhook) && isLocal(webhook))) {
    throw new Error(
      `--webhook is "${webhook}": give an address on this machine, http://localhost:8080/packets.`,
    );
  }
  return {
    port: readCount('port', port, 65_535),
    webhook,
    packets: readCount('packets', packets, 100_000),
    startAs: startAs as 'production' | 'sandbox',
    hasLimits: !rest['no-limits'],
  };
}
