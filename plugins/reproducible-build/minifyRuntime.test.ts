import {expect, it} from 'vitest';
import {minifyRuntime} from './minifyRuntime';

const runtime = (first: string, second: string) => `(() => {
  var modules = {};
  function load(number) {
    return "assets/js/" + ({"12": "${first}", "7": "${second}"})[number] + ".js" + modules[number];
  }
  globalThis.load = load;
})();`;

it('shortens names in the same way whatever digests stand in the script', async () => {
  const one = await minifyRuntime(runtime('aaaaeeee', '11111111'));
  const other = await minifyRuntime(runtime('ffff0000', 'bbbbbbbb'));
  expect(one.code).not.toContain('modules');
  expect(one.code).toContain('aaaaeeee');
  expect(other.code).toBe(one.code.replace('aaaaeeee', 'ffff0000').replace('11111111', 'bbbbbbbb'));
});

it('leaves digests and what the script does as they are', async () => {
  const {code, map} = await minifyRuntime(runtime('0a1b2c3d', '4e5f6071'));
  const load = new Function(`const globalThis = {}; ${code}; return globalThis.load`)();
  expect(load(7)).toBe('assets/js/4e5f6071.jsundefined');
  expect(load(12)).toBe('assets/js/0a1b2c3d.jsundefined');
  expect(JSON.parse(map).sources).toEqual(['webpack/runtime']);
});
