import type {DeviceRecord} from './hearDevice';
import type {PacketLog} from './PacketLog';
import type {Random} from './Random';
import type {RequestLog} from './RequestLog';

/** All that a sandbox remembers. */
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

/** The schema `User` of the API. */
export interface User {
  user_id: string;
  email: string;
  email_confirmed: boolean;
  first_name: string;
  last_name: string;
  created_at: number;
  last_active_at: number;
  role: 'admin' | 'member';
}

/** The schema `Invitation` of the API. */
export interface Invitation {
  invitee_email: string;
  inviter_email: string;
  created_at: number;
  expires_at: number;
  role: 'admin' | 'member';
}

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
