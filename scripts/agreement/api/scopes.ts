import type {Claim, Rule} from '../statement/Statement';
import type {ApiFacts} from './ApiFacts';
import {linkedOperations} from './linkedOperations';

/** Whether scopes exist, and a scope beside the link to an operation is the one that it needs. */
export const scopes: Rule<ApiFacts> = (statement, facts) => {
  const named = statement.codes.filter((code) => /^(?:read|write)-[a-z-]+$/.test(code));
  const claims: Claim[] = named.map((scope) =>
    facts.scopes.has(scope) ? {} : {problem: `there is no scope ${scope}`},
  );
  const [operation, ...more] = linkedOperations(statement, facts);
  // A row may name one operation as the remedy for another one's lack of a scope.
  if (!operation || more.length > 0 || statement.text.includes(' | ')) return claims;
  const needsNone = /\bneeds no scope\b/.test(statement.text);
  const stated = needsNone ? null : new Set(named).size === 1 ? named[0] : undefined;
  if (stated === undefined) return claims;
  const problem = `${operation.id} is said to need ${stated ?? 'no scope'}; the OpenAPI file has ${operation.scope ?? 'none'}`;
  return [...claims, stated === operation.scope ? {} : {problem}];
};
