import {exampleIds, exampleSecrets} from './exampleIds';
import {PacketLog} from './PacketLog';
import {RequestLog} from './RequestLog';
import type {ApiKeyRecord, Invoice, Organization, OrganizationRecord, User} from './Store';

const hour = 3_600_000;

/** What an organization starts with. */
interface OrganizationSeed {
  details: Pick<Organization, 'name' | 'org_id' | 'org_type' | 'production_org_id'>;
  /** Its key with all scopes. */
  apiKey: string;
  /** Every scope of the API. */
  scopes: string[];
  /** Milliseconds since 1970. */
  now: number;
}

/** Requests of the last 30 days, more in working hours, with a failure now and then. */
function pastRequests(now: number, perHour: number): RequestLog {
  const log = new RequestLog();
  for (let index = 1; index <= 30 * 24; index++) {
    const time = now - index * hour;
    const total = perHour + (new Date(time).getUTCHours() % 12);
    log.add(time, total, index % 9 === 0 ? total - 1 : total);
  }
  return log;
}

function admin(seconds: number): User {
  return {
    user_id: exampleIds.admin,
    email: 'admin@logistics.example',
    email_confirmed: true,
    first_name: 'Fleet',
    last_name: 'Admin',
    created_at: seconds - 40 * 86_400,
    last_active_at: seconds - 600,
    role: 'admin',
  };
}

/** An ISO time without milliseconds, as the API writes it. */
export function isoTime(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}

/**
 * An open invoice of this month and a paid one of the month before; `now` is in milliseconds.
 *
 * A sandbox organization costs nothing: its invoices are over 0, so that every operation has something to answer.
 */
function seedInvoices(now: number, isBilled: boolean): Invoice[] {
  const date = new Date(now);
  const invoice = (monthsBack: number) => {
    const issued = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - monthsBack, 1);
    return {
      issue_timestamp: isoTime(issued),
      due_timestamp: isoTime(issued + 30 * 86_400_000),
      year: new Date(issued).getUTCFullYear(),
    };
  };
  const {year, ...current} = invoice(0);
  const {year: earlierYear, ...earlier} = invoice(1);
  return [
    {
      invoice_id: exampleIds.pendingInvoice,
      invoice_number: `${year}-000012`,
      ...current,
      status: 'PENDING',
      total_balance: isBilled ? 480.25 : 0,
      remaining_balance: isBilled ? 480.25 : 0,
    },
    {
      invoice_id: exampleIds.paidInvoice,
      invoice_number: `${earlierYear}-000007`,
      ...earlier,
      status: 'COMPLETED',
      total_balance: isBilled ? 455.75 : 0,
      remaining_balance: 0,
    },
  ];
}

/** An organization with an administrator, one key, its past requests, and nothing else. */
export function seedOrganization({details, apiKey, scopes, now}: OrganizationSeed): OrganizationRecord {
  const seconds = Math.floor(now / 1000);
  const key: ApiKeyRecord = {
    key_id: details.org_id === exampleIds.organization ? 'sandbox-key' : 'sandbox-paired-key',
    key_name: 'Sandbox',
    created_at: seconds - 40 * 86_400,
    expires_at_seconds: 0,
    scopes,
    secret: apiKey,
  };
  return {
    details: {
      ...details,
      contact_info: {phoneNumber: '+12025550143', email: 'operations@logistics.example'},
      address: {
        street_address: '100 Example Street',
        street_address_line_two: 'Floor 2',
        city: 'Washington',
        state: 'District of Columbia',
        country: 840,
      },
      timezone: 'America/New_York',
    },
    keys: [key],
    users: [admin(seconds)],
    invitations: [],
    devices: new Map(),
    packets: new PacketLog(),
    webhooks: [],
    // A sandbox organization is not billed.
    invoices: seedInvoices(now, details.org_type === 'production'),
    apiCalls: pastRequests(now, 40),
    deliveries: pastRequests(now, 12),
    registrations: new Map(),
  };
}

/** Adds what the examples of the API file name: keys, a member, an invitation and a webhook endpoint. */
export function addExamples(organization: OrganizationRecord, now: number): void {
  const seconds = Math.floor(now / 1000);
  const created_at = seconds - 30 * 86_400;
  organization.keys.push(
    {
      key_id: exampleIds.ingestKey,
      key_name: 'Packet ingest',
      created_at,
      expires_at_seconds: seconds + 365 * 86_400,
      scopes: ['read-packets', 'read-devices'],
      secret: 'example-header.example-ingest-payload.example-signature',
    },
    {
      key_id: exampleIds.productionLineKey,
      key_name: 'Production line',
      created_at,
      expires_at_seconds: 0,
      scopes: ['write-devices'],
      secret: 'example-header.example-line-payload.example-signature',
    },
  );
  organization.users.push({
    user_id: exampleIds.member,
    email: 'technician@logistics.example',
    email_confirmed: true,
    first_name: 'Field',
    last_name: 'Technician',
    created_at,
    last_active_at: seconds - 86_400,
    role: 'member',
  });
  organization.invitations.push({
    invitee_email: 'installer@logistics.example',
    inviter_email: 'admin@logistics.example',
    created_at: seconds - 86_400,
    expires_at: seconds + 6 * 86_400,
    role: 'member',
  });
  organization.webhooks.push({
    webhook_id: exampleIds.webhook,
    org_id: organization.details.org_id,
    name: 'Packet ingest',
    url: 'https://ingest.logistics.example/packets',
    max_batch_size: 100,
    secret: exampleSecrets.webhook,
  });
}
