import {describe, expect, it} from 'vitest';
import {nearestPath, wordsOf} from './nearestPath';

const paths = [
  '/docs/intro',
  '/docs/support',
  '/docs/device-sdk/intro',
  '/docs/guides/Integration',
  '/docs/guides/integration/onboard-devices',
  '/docs/api-specification/get-device',
  '/docs/api-specification/get-device-metrics',
];

describe('nearestPath', () => {
  it.each([
    ['/docs/guides/integraton/onboard-device', '/docs/guides/integration/onboard-devices'],
    ['/docs/onboard-devices', '/docs/guides/integration/onboard-devices'],
    ['/docs/guides/integration', '/docs/guides/Integration'],
    ['/docs/api-specification/get-devise.html', '/docs/api-specification/get-device'],
    ['/docs/Support/', '/docs/support'],
  ])('takes %s for %s', (asked, meant) => {
    expect(nearestPath(asked, paths)).toBe(meant);
  });

  it.each(['/', '/wp-login.php', '/docs/pricing-and-plans', '/%E0%A4%A'])('has nothing for %s', (asked) => {
    expect(nearestPath(asked, paths)).toBeUndefined();
  });
});

it('has the words of an address for a search', () => {
  expect(wordsOf('/docs/guides/onboard-device.html')).toBe('onboard device');
  expect(wordsOf('/')).toBe('');
});
