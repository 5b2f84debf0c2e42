/** What a reader has put into the form, as it was typed. */
export interface RequestDraft {
  /** By a parameter's `id`; a list has one value a line, an object is JSON. Empty means left out. */
  values: Readonly<Record<string, string>>;
  /** Empty means left out. */
  body: string;
  organizationId: string;
  apiKey: string;
}

/** A request as it is sent, with nothing left to decide. */
export interface OutgoingRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** The path parameter whose value readers give once for all pages. */
export const organizationParameter = 'org_id';

/** Fields of the form that are no parameters, by the `id` that a problem names. */
export const fieldIds = {
  organization: 'organization',
  apiKey: 'api-key',
  body: 'body',
  address: 'address',
} as const;
