import type {Explanation} from '../answer/explain';
import type {Outcome} from '../targets/send';

/** How long the platform waits for an answer, in milliseconds. */
export const answerWithin = 10_000;

/** Says what an answer other than `2xx`, or none, would make the platform do; undefined for a success. */
export function explainDelivery(
  outcome: Outcome,
  origin: string,
  headers: string[],
): Explanation | undefined {
  const again = 'The platform would send the batch again, with growing pauses, for up to 3 hours.';
  if ('answer' in outcome) {
    const {status} = outcome.answer;
    if (status >= 200 && status < 300) return undefined;
    return status === 401 || status === 403
      ? {title: 'The receiver does not accept the secret.', advice: ['Compare the two values below.', again]}
      : {title: `The receiver answered ${status} instead of 2xx.`, advice: [again]};
  }
  const {failure} = outcome;
  if (failure.kind === 'canceled') return {title: 'Canceled.', advice: []};
  if (failure.kind === 'timed-out') {
    return {title: 'No answer within 10 seconds.', advice: ['Answer first, then do the work.', again]};
  }
  if (failure.kind === 'not-sent') {
    return {title: 'The request could not be made.', advice: [failure.reason]};
  }
  return {
    title: 'No answer that this page may read.',
    advice: [
      'Either nothing listens at this address: compare it with what your receiver prints.',
      'Or the receiver does not let this page call it (CORS), or the browser does not let this page reach your machine. Browsers do not tell pages which.',
      `To be called from this page, the receiver answers OPTIONS with Access-Control-Allow-Origin: ${origin} and Access-Control-Allow-Headers: ${headers.join(', ').toLowerCase()}, and POST with the former.`,
      'The platform is no browser and asks for none of that. Nor does curl: where your receiver is to stay as it is, use the command above.',
    ],
  };
}
