import {afterEach, expect, it} from 'vitest';
import {type FixtureSite, fixtureSite, lamps} from './testing/fixtureSite';

/** An address that is no text is more than the maker of samples can take. */
const odd = lamps.replace(
  '      operationId: get-lamp\n',
  '      operationId: get-lamp\n      servers: [{url: 5}]\n',
);

let site: FixtureSite;
afterEach(() => site.remove());

it('stops the build at an operation whose page cannot be made', async () => {
  site = fixtureSite(odd);
  await expect(site.generate()).rejects.toThrow(
    'openapi/lamps.yaml:18: no page came out for GET /lamps/{lamp_id}: ',
  );
  expect(() => site.list()).toThrow();
});
