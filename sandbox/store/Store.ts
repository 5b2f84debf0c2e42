import type {DeviceRecord} from './hearDevice';
import type {PacketLog} from './PacketLog';
import type {Random} from './Random';
import type {RequestLog} from './RequestLog';

export interface Store {
  /** Milliseconds since 1970. */
  now(): number;
  random: Random;
  /** By ID. */
  organizations: Map<string, OrganizationRecord>;
}

/** An organization with everything that belongs to it. */
export interface OrganizationRecord {
  details: Organization;
  keys: ApiKeyRecord[];
  users: User[];
  invitations: Invitation[];
  /** By ID, in the order of registration. */
  devices: Map<string, DeviceRecord>;
  packets: PacketLog;
  webhooks: WebhookRecord[];
  invoices: Invoice[];
  apiCalls: RequestLog;
  deliveries: RequestLog;
  /** Devices that were registered, by UTC day since 1970. */
  registrations: Map<number, number>;
}

/** The schema `Organization` of the API. */
export interface Organization {
  name: string;
  org_id: string;
  contact_info?: Record<string, unknown>;
  address?: Record<string, unknown>;
  timezone?: string;
  org_type: 'sandbox' | 'production';
  production_org_id?: string;
}

/** An API key with its secret. */
export interface ApiKeyRecord {
  key_id: string;
  key_name: string;
  created_at: number;
  expires_at_seconds: number;
  scopes: string[];
  secret: string;
}

export type Role = 'admin' | 'member';

/** A new user, in the form of the schema `User` of the API; `created_at` is in seconds. */
export function createUser(user_id: string, email: string, role: Role, created_at: number) {
  const name = {email_confirmed: false, first_name: '', last_name: ''};
  return {user_id, email, ...name, created_at, last_active_at: created_at, role};
}

export type User = ReturnType<typeof createUser>;

/** A new invitation, in the form of the schema `Invitation` of the API; `created_at` is in seconds. */
export function createInvitation(
  invitee_email: string,
  inviter_email: string,
  role: Role,
  created_at: number,
) {
  return {invitee_email, inviter_email, created_at, expires_at: created_at + 7 * 86_400, role};
}

export type Invitation = ReturnType<typeof createInvitation>;

/** A webhook endpoint with its secret. */
export interface WebhookRecord {
  webhook_id: string;
  org_id: string;
  name?: string;
  url: string;
  max_batch_size: number;
  secret: string;
}

/** The schema `Invoice` of the API. */
export interface Invoice {
  invoice_id: string;
  invoice_number: string;
  issue_timestamp: string;
  due_timestamp: string;
  status: 'DRAFT' | 'PENDING' | 'COMPLETED';
  total_balance: number;
  remaining_balance: number;
}
