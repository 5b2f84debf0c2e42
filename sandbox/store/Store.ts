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

/** A device, and how the network hears it. */
export interface DeviceRecord {
  id: string;
  name: string;
  created_ts: number;
  /** Without `_env`, which follows from the organization. */
  customTags: Record<string, string>;
  encryption: string;
  counterSource: 'UNIX_TIME' | 'DEVICE_UPTIME';
  /** 16 or 32 bytes; the first data has none. No operation returns it again. */
  key?: Uint8Array;
  install_location?: {lat: number; long: number; location_name?: string};
  radio: Radio;
}

/** How the network hears a device. Times are in milliseconds. */
export interface Radio {
  network: 'TERRESTRIAL' | 'SATELLITE';
  /** Between two simulated packets; 0 for a device that has none, or no more. */
  every: number;
  /** First packet. */
  from: number;
  /** No packet at or after this time. */
  until: number;
  /** Packets up to this time are in the log. */
  loggedUntil: number;
  payload: 'hello' | 'tracker' | 'buoy';
  /** Whether one packet in ten is heard by a gateway of the organization's own too. */
  ownGateway: boolean;
  home: {latitude: number; longitude: number};
  /** The last pair of time counter and sequence number. */
  last?: {counter: number; sequence: number};
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
