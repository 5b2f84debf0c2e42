import {inspect} from 'node:util';
import {expect, it} from 'vitest';
import {createPushClient} from './createPushClient';
import {credentials, pushFixture} from './pushFixture';

it('keeps the key out of all that its errors carry', async () => {
  const {host, address} = await pushFixture();
  const env = {appId: credentials.appId, indexName: 'docs', adminKey: credentials.adminKey};
  const client = createPushClient(env, {hosts: [address]});
  for (const status of [403, 429, 503]) {
    host.fail({status});
    const error: unknown = await client.getSettings({indexName: 'docs'}).catch((reason) => reason);
    const everything = inspect(error, {depth: Number.POSITIVE_INFINITY, showHidden: true});
    expect(everything).toContain('/1/indexes/docs/settings');
    expect(everything).not.toContain(credentials.adminKey);
  }
});
