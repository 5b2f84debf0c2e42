import {parseArgs} from 'node:util';
import {brand} from '../../config/brand';
import {createSandbox} from '../createSandbox';
import {canBeCalled, isLocal} from '../delivery/canBeCalled';
import {deliverPackets} from '../delivery/createDelivery';
import type {OpenApiDocument} from '../document/OpenApiDocument';
import {gatewayPath} from '../gateway/handleGateway';
import {createSandboxListener} from './createSandboxListener';
import {exampleIds, exampleSecrets} from '../store/exampleIds';
import {listenOnFreePort, tellTakenPorts} from './listenOnFreePort';

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

export function sandboxHelp(): string {
  const rows = Object.entries(sandboxOptions).map(([name, option]) => {
    const standard = 'default' in option && option.type === 'string' ? ` (default: ${option.default})` : '';
    return `  ${`--${name} ${option.value}`.padEnd(22)}${option.meaning}${standard}`;
  });
  return ["Serves the platform's API, simulated, on this machine. Options:", '', ...rows].join('\n');
}

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

/** Serves the platform's API, simulated, with the options of the command line, or prints what these are. */
export async function serveSandbox(document: OpenApiDocument): Promise<void> {
  const {values} = parseArgs({options: sandboxOptions});
  if (values.help) {
    console.log(sandboxHelp());
    return;
  }
  const {port, webhook, packets, startAs, hasLimits} = readSandboxOptions(values);
  const rateLimits = hasLimits ? undefined : null;
  const sandbox = createSandbox({document, startAs, seed: Date.now(), rateLimits});
  const endpoint = sandbox.store.organizations.get(exampleIds.organization)?.webhooks[0];
  if (webhook && endpoint) endpoint.url = webhook;

  const listening = await listenOnFreePort(createSandboxListener(sandbox, [brand.docsUrl]), {port});
  tellTakenPorts(listening);
  const base = `http://localhost:${listening.port}`;
  console.log(`The sandbox is at ${base}  (Ctrl+C ends it, and forgets everything)

  export SKERRY_API_URL="${base}"
  export SKERRY_ORG_ID="${exampleIds.organization}"
  export SKERRY_API_KEY="${exampleSecrets.apiKey}"
  curl "$SKERRY_API_URL/v1/org/$SKERRY_ORG_ID/check" \\
    --header "Authorization: Bearer $SKERRY_API_KEY"

Its gateway takes packets of your own, in hexadecimal digits:
  ${base}${gatewayPath}`);
  if (webhook) console.log(`Packets go to ${webhook} with the secret ${exampleSecrets.webhook}`);
  deliverPackets({
    sandbox,
    onAttempt({url}, {packets, attempt, accepted, retryIn}) {
      const next = retryIn === undefined ? 'given up' : `again in ${(retryIn / 1000).toFixed(1)} s`;
      console.log(
        `${packets} packets to ${url}, attempt ${attempt}: ${accepted ? 'accepted' : `failed, ${next}`}`,
      );
    },
  });
  // After the delivery has begun, which sends what is received from then on.
  setTimeout(() => sandbox.emitPackets(packets, exampleIds.organization), 1000);
}
