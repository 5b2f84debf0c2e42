import type {ToneColors} from '@site/design/schemes/Scheme';

/** The tone of each HTTP method's chip. */
export const methodTones = {
  GET: 'info',
  POST: 'tip',
  PUT: 'warning',
  PATCH: 'note',
  DELETE: 'danger',
} as const satisfies Record<string, keyof ToneColors>;

/** An HTTP method that has a chip. */
export type Method = keyof typeof methodTones;
