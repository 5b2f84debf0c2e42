import {describe, expect, it} from 'vitest';
import {kinds} from '../page';
import {pageOf} from '../../testing/pageFixture';
import {SearchIndex} from './SearchIndex';

const pages = [
  pageOf('docs/api-specification/get-device', 'Get a device', [
    [kinds.endpoint, 'GET https://api.example/v1/org/{org_id}/devices/{device_id}'],
  ]),
  pageOf('docs/api-specification/retrieve-organization-packets', 'Retrieve packets', [
    [kinds.endpoint, 'GET https://api.example/v1/org/{org_id}/packets'],
    '## Header parameters #header',
    '### Continuation-Token #header.Continuation-Token',
    'Where the last page ended.',
  ]),
  pageOf('docs/sdk', 'SDK reference', [
    '## skerry_ble_advertise_get() #advertise-get',
    [kinds.code, 'int skerry_ble_advertise_get(uint8_t *out);'],
    '## SKERRY_NETWORK_KEY_256 #key-256',
    'Turns long keys on.',
    '## setInterval #set-interval',
    'How often.',
  ]),
];
const index = new SearchIndex(pages, 'https://docs.example/');
const first = (query: string) => index.search(query)[0]?.record.url.replace('https://docs.example/docs/', '');

const device = 'api-specification/get-device';
const packets = 'api-specification/retrieve-organization-packets';

describe('an identifier leads to where it is described', () => {
  it.each([
    ['skerry_ble_advertise_get()', 'sdk#advertise-get'],
    ['skerry_ble_advertise_get', 'sdk#advertise-get'],
    ['skerry_ble_adv', 'sdk#advertise-get'],
    ['skerry_ble_advertise_gte', 'sdk#advertise-get'],
    ['advertise get', 'sdk#advertise-get'],
    ['SKERRY_NETWORK_KEY_256', 'sdk#key-256'],
    ['network key', 'sdk#key-256'],
    ['Continuation-Token', `${packets}#header.Continuation-Token`],
    ['continuation token', `${packets}#header.Continuation-Token`],
    ['interval', 'sdk#set-interval'],
    ['setInterval', 'sdk#set-interval'],
    ['get-device', device],
    ['retrieve-organization-packets', packets],
  ])('%s', (query, expected) => {
    expect(first(query)).toBe(expected);
  });
});

describe('a path leads to the operation', () => {
  it.each([
    ['/v1/org/{org_id}/packets', packets],
    ['GET /v1/org/{org_id}/packets', packets],
    ['GET …/packets', packets],
    ['/packets', packets],
    ['org/{org_id}/packets', packets],
    ['/v1/org/5b0c0b0e-7f1c-4c57-9d9e-2d6a3a1f8c10/packets', packets],
    ['https://api.example/v1/org/{org_id}/packets', packets],
    ['/v1/org/{org_id}/devices/{device_id}', device],
    ['/devices/{id}', device],
  ])('%s', (query, expected) => {
    expect(first(query)).toBe(expected);
  });
});
