import {expect, it} from 'vitest';
import {withoutSiteLinks} from './withoutSiteLinks';

it.each([
  ['See [lamps](/rest/lamps "All") and [rooms](rooms.md#all).', 'See lamps and rooms.'],
  ['![A lamp](./lamp.png)', 'A lamp'],
  [
    'See [lamps](https://lamps.example/a), ![a](https://lamps.example/a.png).',
    'See [lamps](https://lamps.example/a), ![a](https://lamps.example/a.png).',
  ],
  ['`all[0](x)` and\n```js\nall[0](x)\n```', '`all[0](x)` and\n```js\nall[0](x)\n```'],
])('%s', (description, expected) => {
  expect(withoutSiteLinks({a: [{description}], example: '[a](b)'})).toEqual({
    a: [{description: expected}],
    example: '[a](b)',
  });
});
