import {expect, it} from 'vitest';
import {withoutDeadLinks} from './descriptions';

const addresses = new Set(['/docs/lamps']);

it.each([
  ['[![All](https://lamps.example/a.png)](./lamps/)', '![All](https://lamps.example/a.png)'],
  [
    'See [lamps](/docs/lamps#all), <a href="/docs/lamps#all">lamps</a> and [rooms](/docs/rooms).',
    'See [lamps](/docs/lamps#all), <a href="/docs/lamps#all">lamps</a> and rooms.',
  ],
  ['See [lamps](/rest/lamps "All") and [rooms](rooms.md#all).', 'See lamps and rooms.'],
  ['![A lamp](./lamp.png)', 'A lamp'],
  [
    'See [lamps](https://lamps.example/a), ![a](https://lamps.example/a.png).',
    'See [lamps](https://lamps.example/a), ![a](https://lamps.example/a.png).',
  ],
  [
    'See <a class="b" href="/rooms">rooms</a>, <a href=\'https://lamps.example\'>lamps</a>.',
    'See <a class="b">rooms</a>, <a href=\'https://lamps.example\'>lamps</a>.',
  ],
  ['`all[0](x)` and\n```js\nall[0](x)\n```', '`all[0](x)` and\n```js\nall[0](x)\n```'],
])('%s', (description, expected) => {
  const {document} = withoutDeadLinks({a: [{description}], example: '[a](b)'}, addresses);
  expect(document).toEqual({a: [{description: expected}], example: '[a](b)'});
});
