import {exampleIds} from '@site/sandbox/store/exampleIds';
import type {Explanation} from '../answer/explain';
import {type Outcome, pageSandbox} from '../targets/send';

/** How long the platform waits for an answer, in milliseconds. */
export const answerWithin = 10_000;

/** Says what an answer other than `2xx`, or none, would make the platform do; undefined for a success. */
export function explainDelivery(
  outcome: Outcome,
  headers: string[],
  hasSandbox: boolean,
): Explanation | undefined {
  // What we know of our own platform alone.
  const again = hasSandbox
    ? ['The platform would send the batch again, with growing pauses, for up to 3 hours.']
    : [];
  if ('answer' in outcome) {
    const {status} = outcome.answer;
    if (status >= 200 && status < 300) return undefined;
    return status === 401 || status === 403
      ? {
          title: 'The receiver does not accept the secret.',
          advice: [...(hasSandbox ? ['Compare the two values below.'] : []), ...again],
        }
      : {title: `The receiver answered ${status} instead of 2xx.`, advice: again};
  }
  const {failure} = outcome;
  if (failure.kind === 'canceled') return {title: 'Canceled.', advice: []};
  if (failure.kind === 'timed-out') {
    return {title: 'No answer within 10 seconds.', advice: ['Answer first, then do the work.', ...again]};
  }
  if (failure.kind === 'not-sent') {
    return {title: 'The request could not be made.', advice: [failure.reason]};
  }
  return {
    title: 'No answer that this page may read.',
    advice: [
      'Either nothing listens at this address: compare it with what your receiver prints.',
      'Or the receiver does not let this page call it (CORS), or the browser does not let this page reach your machine. Browsers do not tell pages which.',
      `To be called from this page, the receiver answers OPTIONS with Access-Control-Allow-Origin: ${window.location.origin} and Access-Control-Allow-Headers: ${['content-type', ...headers].join(', ').toLowerCase()}, and POST with the former.`,
      `${hasSandbox ? 'The platform' : 'What calls a webhook'} is no browser and asks for none of that. Nor does curl: where your receiver is to stay as it is, use the command above.`,
    ],
  };
}

/** Lets the sandbox of this tab hear packets, and gives them as the body of a delivery. */
export async function makeBatch(documentUrl: string, count: number): Promise<string> {
  const [sandbox, {renderPacket}] = await Promise.all([
    pageSandbox(documentUrl),
    import('@site/sandbox/store/render'),
  ]);
  const organization = sandbox.store.organizations.get(exampleIds.organization);
  if (!organization) throw new Error('The sandbox has lost its organization.');
  sandbox.emitPackets(count, exampleIds.organization);
  const heard = organization.packets.between(0).slice(-count);
  const packets = heard.map((sighting) => renderPacket(sighting, organization, sandbox.store));
  return JSON.stringify({packets}, null, 2);
}
