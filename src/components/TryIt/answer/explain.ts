import type {Operation} from '../operation/Operation';
import {namedField} from '../request/namedField';
import {organizationParameter} from '../request/RequestDraft';
import type {Outcome} from '../targets/send';
import {changesData, sandboxCommand, type Target} from '../targets/Target';
import type {Answer, Failure} from './Answer';

/** What an answer other than success means, and what a reader can do. */
export interface Explanation {
  title: string;
  advice: string[];
  /** The field that the server named. */
  field?: string;
}

/** Explains what came of a request; undefined for a success. */
export function explainOutcome(
  outcome: Outcome,
  operation: Operation,
  target: Target,
): Explanation | undefined {
  return 'answer' in outcome
    ? explainAnswer(outcome.answer, operation, target)
    : explainFailure(outcome.failure, operation, target);
}

/** Explains an answer; undefined for a success, which speaks for itself. */
export function explainAnswer(
  {status, content}: Answer,
  operation: Operation,
  target: Target,
): Explanation | undefined {
  if (status < 400) return undefined;
  const said = content.kind === 'text' ? content.description : undefined;
  const explain = statuses[status] ?? (status >= 500 ? serverFault : other);
  const {title, advice} = explain(operation, target);
  return {
    title: said && status === 400 ? said : title,
    advice,
    field: status === 400 && said ? namedField(operation, said) : undefined,
  };
}

type Explain = (operation: Operation, target: Target) => {title: string; advice: string[]};

const statuses: Record<number, Explain> = {
  400: () => ({
    title: 'The server does not accept the request.',
    advice: ['Correct the request: sent again as it is, it is refused again.'],
  }),
  401: (_, {kind}) => ({
    title: 'The API key is not accepted.',
    advice: [
      'It is missing, mistyped, expired or deleted, or it belongs to another organization than the ID above.',
      kind === 'server'
        ? 'Validate an API key, the first operation of this reference, tells whether the two fit together.'
        : 'A sandbox knows its own example key and the keys that you create in it, and no key of the platform.',
    ],
  }),
  403: ({scope}) => ({
    title: scope ? `The API key lacks the scope ${scope}.` : 'The API key does not permit this operation.',
    advice: [
      scope
        ? `The key is valid. Use one that has ${scope}, or add the scope with Update an API key.`
        : 'The key is valid. Use one that permits this operation.',
    ],
  }),
  404: ({parameters}) => {
    const ids = parameters.filter((one) => one.in === 'path' && one.name !== organizationParameter);
    const names = ids.map(({name}) => name).join(', ');
    return {
      title: 'There is nothing at this address.',
      advice: [
        names
          ? `The organization holds nothing with this ${names}, or no longer.`
          : 'Check the address and the path.',
      ],
    };
  },
  429: () => ({
    title: 'Too many requests in a short time.',
    advice: ['Nothing was done. Wait, then send the request again.'],
  }),
};

const serverFault: Explain = ({method}, {kind}) => ({
  title: 'The call failed on the server’s side.',
  advice: [
    changesData(method)
      ? 'You cannot know whether it took effect: look before you send it again.'
      : 'Send it again after a pause.',
    ...(kind === 'server' ? ['If it lasts, give the X-Request-ID of the answer to support.'] : []),
  ],
});

const other: Explain = () => ({
  title: 'The server refused the request.',
  advice: ['Its answer below may say why.'],
});

/** Explains why there is no answer. */
export function explainFailure(failure: Failure, {method}: {method: string}, target: Target): Explanation {
  if (failure.kind === 'not-loaded') {
    return {
      title: 'The sandbox could not be loaded.',
      advice: ['Check your network connection, then send the request again. Nothing was sent.'],
    };
  }
  if (failure.kind === 'not-sent') {
    return {title: 'The request could not be made.', advice: [failure.reason]};
  }
  const doubt = changesData(method)
    ? ['The request may have taken effect all the same: look before you send it again.']
    : [];
  if (failure.kind === 'canceled') return {title: 'Canceled.', advice: doubt};
  if (failure.kind === 'timed-out') return {title: 'No answer in time.', advice: doubt};
  if (failure.isOffline) {
    return {title: 'There is no network connection.', advice: ['Connect, then send the request again.']};
  }
  return {title: 'No answer that this page may read.', advice: [...causes[target.kind], ...doubt]};
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
    'A terminal tells: send the same request with curl, for which the command stands above.',
  ],
};
