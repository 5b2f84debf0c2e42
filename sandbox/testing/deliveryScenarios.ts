import {createDelivery, sendBatch} from '../delivery/createDelivery';
import {listOperations, type Operation} from '../document/listOperations';
import type {OpenApiDocument} from '../document/OpenApiDocument';
import {exampleIds} from '../store/exampleIds';
import {checkRequest, checkResponse} from './checkExchange';
import {createTestSandbox} from './createTestSandbox';
import {type Scenario, scenariosOf} from './Scenario';

/** A request that the sandbox sent, and whether it may be sent again. */
interface Received {
  secret: string | null;
  body: string;
}

/** An endpoint that answers with each status in turn, then with 200; an exchange that is not as documented throws. */
function endpointAnswering(document: OpenApiDocument, operation: Operation, statuses: number[]) {
  const received: Received[] = [];
  const problems: string[] = [];
  const transport: typeof fetch = async (...call) => {
    const request = new Request(...call);
    const response = new Response(null, {status: statuses[received.length] ?? 200});
    problems.push(
      ...(await checkRequest(document, operation, request)),
      ...(await checkResponse(document, operation, response)),
    );
    received.push({secret: request.headers.get('Skerry-Webhook-Token'), body: await request.text()});
    return response;
  };
  return {received, problems, transport};
}

/** Delivers one full batch to an endpoint whose first answer has a status, until nothing is due any more. */
async function deliver(document: OpenApiDocument, operation: Operation, status: number): Promise<void> {
  const {sandbox, clock} = createTestSandbox({document, rateLimits: null});
  const organization = sandbox.store.organizations.get(exampleIds.organization);
  const webhook = organization?.webhooks[0];
  if (!organization || !webhook) throw new Error('The first data lacks the webhook endpoint.');
  const {received, problems, transport} = endpointAnswering(document, operation, [status]);
  const delivery = createDelivery({
    sandbox,
    organization,
    webhook,
    clock: {now: () => clock.time, sleep: () => Promise.resolve()},
    send: (url, secret, packets) => sendBatch(url, secret, packets, {transport}),
  });
  clock.time += 1;
  sandbox.emitPackets(webhook.max_batch_size, exampleIds.organization);
  await delivery.step();
  const accepted = status >= 200 && status < 300;
  if ((delivery.pending === 0) !== accepted)
    throw new Error(`${delivery.pending} packets wait after ${status}.`);
  // Longer than the first pause between two attempts.
  clock.time += 2000;
  await delivery.step();

  const [first, ...more] = received;
  if (more.length !== (accepted ? 0 : 1)) throw new Error(`The batch was sent ${received.length} times.`);
  for (const {secret, body} of received) {
    if (secret !== webhook.secret) problems.push('A delivery lacks the secret of the endpoint.');
    if (body !== first.body) problems.push('The second attempt has another body.');
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Scenarios of the platform's deliveries: one for each operation under `webhooks` and each status that it documents. */
export function deliveryScenarios(document: OpenApiDocument): Scenario[] {
  return listOperations(document, 'webhooks').flatMap((operation) =>
    scenariosOf(operation, (status) => deliver(document, operation, Number(status))),
  );
}
