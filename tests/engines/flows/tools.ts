import {expect} from 'vitest';
import type {Engine} from '../Engine';
import {addressOf, attributeOf, focusOn, textOf} from '../reading';
import type {Flow} from '../Visit';

const frameOf = (name: string) => `.tool-frame:has([aria-label="${name}"])`;

/** Scrolls to a tool, and waits until it has taken the place of what the build drew. */
async function reach(engine: Engine, tool: string): Promise<void> {
  await engine.evaluate((css) => document.querySelector(css)?.scrollIntoView({behavior: 'instant'}), tool);
  await expect.poll(() => attributeOf(engine, tool, 'data-ready')).not.toBe(null);
}

const planners = [
  {
    name: 'Interval planner',
    path: '/docs/network/transmission-guidance',
    summary: /Chance of being heard: 79.%/,
    field: 'Radio interval, s',
    value: '10',
    changed: /Chance of being heard: 27.%/,
    address: '#interval-planner?interval=10',
  },
  {
    name: 'Clock planner',
    path: '/docs/device-sdk/terrestrial-module/timing-management',
    summary: /Margin within one hour: 57.min.49.s/,
    field: 'Time between settings, days',
    value: '900',
    changed: /Margin within one hour: −4.min.49.s/,
    address: '#clock-planner?resync=900',
  },
];

/** The tools beside the text. */
export function toolFlows(flow: Flow): void {
  flow('the packet lab builds and compares a packet', async (visit) => {
    const {engine} = visit;
    const lab = frameOf('Packet lab');
    const verdict = () => textOf(engine, `${lab} [role=status]`);
    await visit.open('/docs/device-sdk/terrestrial-module/advertising-packet');
    await expect.poll(verdict).toContain('Genuine');
    await reach(engine, lab);
    await focusOn(engine, `${lab} input[type=radio]:checked`);
    await engine.press('ArrowRight');
    await expect.poll(() => textOf(engine, lab)).toContain('23 bytes of advertising data');
    await engine.click({role: 'textbox', name: 'Your firmware’s bytes, to compare', within: lab});
    await engine.type('a0 ff 00 01 3a d8 7f bf ae f2 07 1b 07 d5 54 7e 68');
    await expect.poll(verdict).toContain('1 field differs');
    expect(await verdict()).toContain('has its bytes in reverse');
    await expect.poll(() => addressOf(engine)).toMatch(/#packet-lab\?lab=build&.*firmware=a0ff\w+$/);
  });

  for (const {name, path, summary, field, value, changed, address} of planners) {
    flow(`the ${name} plans by keyboard, and is kept in the address`, async (visit) => {
      const {engine} = visit;
      const planner = frameOf(name);
      const results = () => textOf(engine, `${planner} [role=status]`);
      await visit.open(path);
      expect(await results()).toMatch(summary);
      await reach(engine, planner);
      await engine.click({role: 'textbox', name: field, within: planner});
      await engine.press('Control+a');
      await engine.type(value);
      await expect.poll(results).toMatch(changed);
      await expect.poll(() => addressOf(engine)).toBe(`${path}${address}`);
      await visit.open(`${path}${address}`);
      await expect.poll(results).toMatch(changed);
    });
  }
}
