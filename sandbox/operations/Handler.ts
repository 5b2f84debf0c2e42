import {ApiError, type Success} from '../http/ApiError';
import type {Parameters} from '../http/readRequest';
import type {ApiKeyRecord, OrganizationRecord, Store} from '../store/Store';

/** One call that is authorized, with parameters and a body that fit the document. */
export interface Call {
  store: Store;
  organization: OrganizationRecord;
  key: ApiKeyRecord;
  parameters: Parameters;
  body: unknown;
  /** Whole seconds since 1970. */
  seconds: number;
  settings: Settings;
}

/** Limits of the platform that the document does not name. */
export interface Settings {
  /** Devices that an organization can register in one UTC day. */
  dailyRegistrations: number;
  /** `Retry-After` of a stream that has caught up, 0 to 300. */
  caughtUpSeconds: number;
  scopes: string[];
}

/** The implementation of an operation; throws an ApiError for any other answer. */
export type Handler = (call: Call) => Success;

/** Implementations by `operationId`. */
export type Handlers = Record<string, Handler>;

/** What an ID of a path has led to; throws 404 when that is nothing. */
export function found<T>(record: T | undefined): T {
  if (record) return record;
  throw new ApiError(404, 'Nothing with this ID exists in the organization.');
}

/** Takes the changes of a body over: `set_url` is the new value of `url`, unless `names` has another field for it. */
export function applyChanges(record: object, changes: object, names: Record<string, string> = {}): void {
  for (const [name, value] of Object.entries(changes)) {
    Object.assign(record, {[names[name] ?? name.replace(/^set_/, '')]: value});
  }
}

/** A record as lists and changes show it: the secret is told once, when it is made. */
export function withoutSecret<T extends {secret: string}>({secret: _, ...rest}: T): Omit<T, 'secret'> {
  return rest;
}
