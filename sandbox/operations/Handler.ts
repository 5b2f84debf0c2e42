import type {Parameters} from '../http/readParameters';
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
  /** Every scope of the API. */
  scopes: string[];
}

/** A success: a body for JSON, or the bytes of a PDF document, and headers beyond those that all answers have. */
export type Success = {json: unknown; headers?: Record<string, string>} | {pdf: Uint8Array<ArrayBuffer>};

/** The implementation of an operation; throws an ApiError for any other answer. */
export type Handler = (call: Call) => Success;

/** Implementations by `operationId`. */
export type Handlers = Record<string, Handler>;
