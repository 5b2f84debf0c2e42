import {exampleIds, exampleSecrets} from './exampleIds';
import {createRandom} from './Random';
import type {Store} from './Store';
import {seedDevices} from './seedDevices';
import {addExamples, seedOrganization} from './seedOrganization';

/** What a store starts from. */
export interface StoreOptions {
  /** Milliseconds since 1970. */
  now(): number;
  seed: number;
  /** Type of the organization of the examples; its paired organization has the other one. */
  startAs: 'production' | 'sandbox';
  /** Every scope of the API. */
  scopes: string[];
}

/** A store with its first data: two paired organizations, of which the first has devices, packets and the examples. */
export function createStore({now, seed, startAs, scopes}: StoreOptions): Store {
  const random = createRandom(seed);
  const start = now();
  const {organization, pairedOrganization} = exampleIds;
  const sandboxFirst = startAs === 'sandbox';
  const production = {
    name: 'Example Logistics',
    org_id: sandboxFirst ? pairedOrganization : organization,
    org_type: 'production' as const,
  };
  const sandbox = {
    name: 'Example Logistics sandbox',
    org_id: sandboxFirst ? organization : pairedOrganization,
    org_type: 'sandbox' as const,
    production_org_id: production.org_id,
  };
  const [first, second] = sandboxFirst ? [sandbox, production] : [production, sandbox];
  const main = seedOrganization({details: first, apiKey: exampleSecrets.apiKey, scopes, now: start});
  const paired = seedOrganization({details: second, apiKey: exampleSecrets.pairedApiKey, scopes, now: start});
  addExamples(main, start);
  for (const device of seedDevices(random, start)) main.devices.set(device.id, device);
  return {
    now,
    random,
    organizations: new Map([main, paired].map((each) => [each.details.org_id, each])),
  };
}
