import type {ApiKeyRecord, Store} from '../store/Store';
import {ApiError, badRequest} from './ApiError';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a key has not expired at a time in milliseconds. */
export function isValidKey({expires_at_seconds}: ApiKeyRecord, now: number): boolean {
  return expires_at_seconds === 0 || expires_at_seconds > now / 1000;
}

/** The key of a call and its organization; throws 401 without a valid one, 400 for an ID that is no UUID. */
export function authenticate(store: Store, request: Request, organizationId: string) {
  const secret = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1].trim();
  for (const organization of store.organizations.values()) {
    const key = organization.keys.find((candidate) => candidate.secret === secret);
    if (!key || !isValidKey(key, store.now())) continue;
    if (!uuid.test(organizationId)) throw badRequest('org_id must be a valid uuid.');
    if (organization.details.org_id === organizationId.toLowerCase()) return {key, organization};
  }
  throw new ApiError(401, 'The API key is missing, expired or not valid for this organization.');
}

/** Throws 403 for a key without the scope that an operation requires. */
export function requireScope({scopes}: ApiKeyRecord, scope: string | null): void {
  if (scope !== null && !scopes.includes(scope)) {
    throw new ApiError(403, 'The API key does not have the scope that this operation requires.');
  }
}
