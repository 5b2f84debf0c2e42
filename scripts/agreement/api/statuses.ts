import type {Rule} from '../statement/Statement';
import type {ApiFacts} from './ApiFacts';
import {linkedOperations} from './linkedOperations';

const status = /^[245]\d\d$/;

/** Whether an operation documents the status codes beside its link, and the header that tells how long to wait. */
export const statuses: Rule<ApiFacts> = (statement, facts) => {
  const [operation, ...more] = linkedOperations(statement, facts);
  // Status codes of a webhook are those of the reader's own server.
  if (!operation || more.length > 0 || operation.id.includes('webhook')) return [];
  const codes = statement.codes.filter((code) => status.test(code));
  const inProse = [...statement.text.matchAll(/\banswers? (?:with )?([245]\d\d)\b/g)].map(([, code]) => code);
  const claims = [...codes, ...inProse].map((code) =>
    operation.object.responses[code]
      ? {}
      : {problem: `${operation.id} does not answer ${code} in the OpenAPI file`},
  );
  const waits = statement.codes.includes('Retry-After') && !/\bno\b/.test(statement.text);
  if (!waits) return claims;
  const isSent = facts.answerHeaders(operation).includes('retry-after');
  return [
    ...claims,
    isSent ? {} : {problem: `${operation.id} does not send Retry-After in the OpenAPI file`},
  ];
};
