import {parseArgs} from 'node:util';
import {brand} from '../../config/brand';
import {createSandbox} from '../createSandbox';
import {deliverPackets} from '../delivery/deliverPackets';
import type {OpenApiDocument} from '../document/OpenApiDocument';
import {gatewayPath} from '../gateway/handleGateway';
import {createSandboxListener} from './createSandboxListener';
import {exampleIds, exampleSecrets} from '../store/exampleIds';
import {listenOnFreePort, takenPortNotice} from './listenOnFreePort';
import {readSandboxOptions, sandboxHelp, sandboxOptions} from './sandboxOptions';

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
  const notice = takenPortNotice(listening);
  if (notice) console.log(notice);
  const base = `http://localhost:${listening.port}`;
  console.log(`The sandbox is at ${base}  (Ctrl+C ends it, and forgets everything)

  export SKERRY_API_URL="${base}"
  export SKERRY_ORG_ID="${exampleIds.organization}"
  export SKERRY_API_KEY="${exampleSecrets.apiKey}"
  curl "$SKERRY_API_URL/v1/org/$SKERRY_ORG_ID/check" --header "Authorization: Bearer $SKERRY_API_KEY"
`);
  console.log(`Its gateway takes packets of your own, in hexadecimal digits, at ${base}${gatewayPath}`);
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
