import {exampleIds, exampleSecrets} from './exampleIds';
import {PacketLog} from './PacketLog';
import {createRandom} from './Random';
import {RequestLog} from './RequestLog';
import {seedDevices} from './seedDevices';
import {createInvitation, createUser, type Invoice, type OrganizationRecord, type Store} from './Store';

const hour = 3_600_000;
const day = 86_400;

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

/** An ISO time without milliseconds, as the API writes it. */
export function isoTime(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}

/**
 * An open invoice of this month and a paid one of the month before. A sandbox organization costs nothing: its invoices are
 * over 0, so that every operation has something to answer.
 */
function seedInvoices(now: number, isBilled: boolean): Invoice[] {
  const date = new Date(now);
  const issuedBefore = (months: number, number: string) => {
    const issued = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1);
    return {
      invoice_number: `${new Date(issued).getUTCFullYear()}-${number}`,
      issue_timestamp: isoTime(issued),
      due_timestamp: isoTime(issued + 30 * day * 1000),
    };
  };
  const [open, paid] = isBilled ? [480.25, 455.75] : [0, 0];
  return [
    {
      invoice_id: exampleIds.pendingInvoice,
      ...issuedBefore(0, '000012'),
      status: 'PENDING',
      total_balance: open,
      remaining_balance: open,
    },
    {
      invoice_id: exampleIds.paidInvoice,
      ...issuedBefore(1, '000007'),
      status: 'COMPLETED',
      total_balance: paid,
      remaining_balance: 0,
    },
  ];
}

/** An organization with an administrator, one key, its past requests, and nothing else. */
function seedOrganization(
  details: OrganizationRecord['details'],
  {key_id, scopes, secret}: {key_id: string; scopes: string[]; secret: string},
  now: number,
): OrganizationRecord {
  const seconds = Math.floor(now / 1000);
  const created_at = seconds - 40 * day;
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
    keys: [{key_id, key_name: 'Sandbox', created_at, expires_at_seconds: 0, scopes, secret}],
    users: [
      {
        ...createUser(exampleIds.admin, 'admin@logistics.example', 'admin', created_at),
        email_confirmed: true,
        first_name: 'Fleet',
        last_name: 'Admin',
        last_active_at: seconds - 600,
      },
    ],
    invitations: [],
    devices: new Map(),
    packets: new PacketLog(),
    webhooks: [],
    invoices: seedInvoices(now, details.org_type === 'production'),
    apiCalls: pastRequests(now, 40),
    deliveries: pastRequests(now, 12),
    registrations: new Map(),
  };
}

/** Adds what the examples of the API file name: keys, a member, an invitation and a webhook endpoint. */
function addExamples(organization: OrganizationRecord, now: number): void {
  const seconds = Math.floor(now / 1000);
  const created_at = seconds - 30 * day;
  organization.keys.push(
    {
      key_id: exampleIds.ingestKey,
      key_name: 'Packet ingest',
      created_at,
      expires_at_seconds: seconds + 365 * day,
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
    ...createUser(exampleIds.member, 'technician@logistics.example', 'member', created_at),
    email_confirmed: true,
    first_name: 'Field',
    last_name: 'Technician',
    last_active_at: seconds - day,
  });
  organization.invitations.push(
    createInvitation('installer@logistics.example', 'admin@logistics.example', 'member', seconds - day),
  );
  organization.webhooks.push({
    webhook_id: exampleIds.webhook,
    org_id: organization.details.org_id,
    name: 'Packet ingest',
    url: 'https://ingest.logistics.example/packets',
    max_batch_size: 100,
    secret: exampleSecrets.webhook,
  });
}

/** What first data is made of: the clock, in milliseconds, and every scope of the API. */
interface Start {
  now(): number;
  seed: number;
  /** Type of the organization of the examples; its paired organization has the other one. */
  startAs: 'production' | 'sandbox';
  scopes: string[];
}

/** A store with its first data: two paired organizations, of which the first has devices, packets and the examples. */
export function createStore({now, seed, startAs, scopes}: Start): Store {
  const random = createRandom(seed);
  const start = now();
  const ids = [exampleIds.organization, exampleIds.pairedOrganization];
  const [production_org_id, org_id] = startAs === 'production' ? ids : ids.reverse();
  const production = {name: 'Example Logistics', org_id: production_org_id, org_type: 'production'} as const;
  const name = 'Example Logistics sandbox';
  const sandbox = {name, org_id, org_type: 'sandbox', production_org_id} as const;
  const [first, second] = startAs === 'production' ? [production, sandbox] : [sandbox, production];
  const main = seedOrganization(first, {key_id: 'sandbox-key', scopes, secret: exampleSecrets.apiKey}, start);
  const pairedKey = {key_id: 'sandbox-paired-key', scopes, secret: exampleSecrets.pairedApiKey};
  const paired = seedOrganization(second, pairedKey, start);
  addExamples(main, start);
  for (const device of seedDevices(random, start)) main.devices.set(device.id, device);
  return {
    now,
    random,
    organizations: new Map([main, paired].map((each) => [each.details.org_id, each])),
  };
}
