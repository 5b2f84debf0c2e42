import type {Operation} from '@site/plugins/api-reference/samples/shared/readOperation';
import {namedField} from '../request/draft';
import type {Failure, Outcome} from '../targets/send';
import {changesData, sandboxCommand, type Target} from '../targets/Target';

/** What an outcome other than success means, and what a reader can do. */
export interface Explanation {
  title: string;
  advice: string[];
  /** The field that the server named. */
  field?: string;
}

/** Explains an outcome other than success; of this site's own API more is known than its file says. */
export function explainOutcome(
  {answer, failure, target: {kind}}: Outcome & {target: Target},
  operation: Operation,
  isOwn = true,
): Explanation | undefined {
  const {scope, parameters, method} = operation;
  const doubt = changesData(method)
    ? ['The request may have taken effect all the same: look before you send it again.']
    : [];
  if (failure) return noAnswer(failure, [...causes[kind], ...doubt], doubt);
  const {status, content} = answer;
  if (status < 400) return undefined;
  const lacked = isOwn && scope;
  const ids = parameters.filter((one) => one.in === 'path' && !one.own).map(({name}) => name);
  const known: Record<number, [title: string, ...advice: string[]]> = {
    400: [
      'The server does not accept the request.',
      'Correct the request: sent again as it is, it is refused again.',
    ],
    401: isOwn
      ? [
          'The API key is not accepted.',
          'It is missing, mistyped, expired or deleted, or it belongs to another organization than the ID above.',
          kind === 'server'
            ? 'Validate an API key, the first operation of this reference, tells whether the two fit together.'
            : 'A sandbox knows its own example key and the keys that you create in it, and no key of the platform.',
        ]
      : ['The credentials are not accepted.', 'They are missing, mistyped, expired or withdrawn.'],
    403: [
      `The API key ${lacked ? `lacks the scope ${lacked}` : 'does not permit this operation'}.`,
      `The key is valid. Use one that ${lacked ? `has ${lacked}, or add the scope with Update an API key` : 'permits this operation'}.`,
    ],
    404: [
      'There is nothing at this address.',
      isOwn && ids.length > 0
        ? `The organization holds nothing with this ${ids.join(', ')}, or no longer.`
        : 'Check the address and the path.',
    ],
    429: ['Too many requests in a short time.', 'Nothing was done. Wait, then send the request again.'],
    500: [
      'The call failed on the server’s side.',
      changesData(method)
        ? 'You cannot know whether it took effect: look before you send it again.'
        : 'Send it again after a pause.',
      ...(isOwn && kind === 'server' ? ['If it lasts, give the X-Request-ID of the answer to support.'] : []),
    ],
  };
  const [title, ...advice] = known[Math.min(status, 500)] ?? [
    'The server refused the request.',
    'Its answer below may say why.',
  ];
  const said = status === 400 && content.kind === 'text' ? content.description : undefined;
  return {title: said ?? title, advice, field: said && namedField(operation, said)};
}

const causes: Record<Target['kind'], string[]> = {
  page: ['The sandbox in this page failed. Reset it, then send the request again.'],
  local: [
    `Either nothing listens at this address: start the sandbox with ${sandboxCommand}, or with npm run sandbox in this site’s source, and compare the address with the one that it prints.`,
    'Or it answered and does not let this page read that, or the browser does not let this page reach your machine. Browsers do not tell pages which.',
  ],
  server: [
    'Either the server cannot be reached: the network is down, a name is wrong, or something on the way blocks the call.',
    'Or it answered and does not let other sites, such as this one, read that (CORS). Browsers do not tell pages which.',
    'A terminal tells: send the same request with curl, for which the command stands below.',
  ],
};

/** What is said of a failure wherever the request went; a browser does not tell which of the causes it has. */
function noAnswer(failure: Failure, unreachable: string[], canceled: string[] = []): Explanation {
  const {kind, isOffline, reason = ''} = failure;
  if (kind === 'canceled') return {title: 'Canceled.', advice: canceled};
  if (kind === 'not-sent') return {title: 'The request could not be made.', advice: [reason]};
  if (kind === 'not-loaded')
    return {
      title: 'The sandbox could not be loaded.',
      advice: ['Check your network connection, then send the request again. Nothing was sent.'],
    };
  if (isOffline)
    return {title: 'There is no network connection.', advice: ['Connect, then send the request again.']};
  return {title: 'No answer that this page may read.', advice: unreachable};
}

/** Says what an answer other than `2xx`, or none, would make the platform do; undefined for a success. */
export function explainDelivery(
  {answer, failure}: Outcome,
  headers: string[],
  hasSandbox: boolean,
): Explanation | undefined {
  // What we know of our own platform alone.
  const own = (sentence: string) => (hasSandbox ? [sentence] : []);
  const again = own('The platform would send the batch again, with growing pauses, for up to 3 hours.');
  if (failure?.kind === 'timed-out')
    return {title: 'No answer within 10 seconds.', advice: ['Answer first, then do the work.', ...again]};
  if (failure) {
    return noAnswer(failure, [
      'Either nothing listens at this address: compare it with what your receiver prints.',
      'Or the receiver does not let this page call it (CORS), or the browser does not let this page reach your machine. Browsers do not tell pages which.',
      `To be called from this page, the receiver answers OPTIONS with Access-Control-Allow-Origin: ${window.location.origin} and Access-Control-Allow-Headers: ${['content-type', ...headers].join(', ').toLowerCase()}, and POST with the former.`,
      `${hasSandbox ? 'The platform' : 'What calls a webhook'} is no browser and asks for none of that. Nor does curl: where your receiver is to stay as it is, use the command above.`,
    ]);
  }
  const {status} = answer;
  if (status >= 200 && status < 300) return undefined;
  if (status !== 401 && status !== 403)
    return {title: `The receiver answered ${status} instead of 2xx.`, advice: again};
  const advice = [...own('Compare the two values below.'), ...again];
  return {title: 'The receiver does not accept the secret.', advice};
}
