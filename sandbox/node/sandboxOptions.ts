import type {parseArgs} from 'node:util';
import {canBeCalled, isLocal} from '../delivery/canBeCalled';

/** The options of the command, as `parseArgs` takes them, each with what `--help` says about it. */
export const sandboxOptions = {
  port: {type: 'string', default: '4010', value: '<port>', meaning: 'first port to try'},
  webhook: {
    type: 'string',
    value: '<address>',
    meaning: 'address on this machine that the example endpoint delivers to: http://localhost:8080/packets',
  },
  packets: {
    type: 'string',
    default: '0',
    value: '<number>',
    meaning: 'packets that arrive at once, a second after the start',
  },
  'org-type': {
    type: 'string',
    default: 'sandbox',
    value: '<type>',
    meaning: 'sandbox or production, which has no limit of 100 devices',
  },
  'no-limits': {type: 'boolean', default: false, value: '', meaning: 'no rate limits'},
  help: {type: 'boolean', default: false, value: '', meaning: 'print this, and end'},
} as const;

/** What `--help` prints. */
export function sandboxHelp(): string {
  const rows = Object.entries(sandboxOptions).map(([name, option]) => {
    const standard = 'default' in option && option.type === 'string' ? ` (default: ${option.default})` : '';
    return `  ${`--${name} ${option.value}`.padEnd(22)}${option.meaning}${standard}`;
  });
  return ["Serves the platform's API, simulated, on this machine. Options:", '', ...rows].join('\n');
}

/** Options of `npm run sandbox`, as they were typed. */
type TypedOptions = Omit<ReturnType<typeof parseArgs<{options: typeof sandboxOptions}>>['values'], 'help'>;

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
