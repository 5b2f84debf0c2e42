import {expect, type Locator, type Page} from '../support/test';
import {reachTool, toolFrame} from '../support/toolFrame';

/** A tool beside the text, and the states that a reader can bring it to, one after the other. */
interface Tool {
  name: string;
  path: string;
  states: Array<{name: string; enter: (tool: Locator) => Promise<void>}>;
}

const packet = '0303a0ff1216a0ff0001bf7fd83aaef2071b07d5547e68';

/** Fills fields by their labels, and waits until the tool says what it makes of them. */
const fill = (fields: Record<string, string>, shown: string | RegExp) => async (tool: Locator) => {
  for (const [label, value] of Object.entries(fields))
    await tool.getByLabel(label, {exact: true}).fill(value);
  await expect(tool).toContainText(shown);
};

const choose = (name: string, shown: string | RegExp) => async (tool: Locator) => {
  await tool.getByRole('radio', {name}).check();
  await expect(tool).toContainText(shown);
};

const output = 'Packet or scanner output';
const firmware = 'Your firmware’s bytes, to compare';

export const tools: Tool[] = [
  {
    name: 'Packet lab',
    path: '/docs/device-sdk/terrestrial-module/advertising-packet',
    states: [
      {name: 'example', enter: fill({}, 'Genuine')},
      {name: 'wrong tag', enter: fill({[output]: packet.replace('aef2', 'aef3')}, 'the wrong tag')},
      {name: 'another day', enter: fill({[output]: packet}, 'of another day')},
      {name: 'another key', enter: fill({'Device key': 'ff'.repeat(16)}, 'Neither ID nor tag')},
      {name: 'no key', enter: fill({'Device key': ''}, 'The layout is right')},
      {name: 'cut short', enter: fill({[output]: packet.slice(0, 30)}, 'end too early')},
      {name: 'no packet', enter: fill({[output]: 'xyz'.repeat(40)}, /./)},
      {
        name: 'several packets',
        enter: fill({[output]: `${packet}\n${packet}\n`, 'Device key': '00'.repeat(16)}, '2 packets'),
      },
      {name: 'uptime', enter: choose('Uptime', 'All 128 time counters')},
      {name: 'built', enter: choose('Build a packet', 'of advertising data')},
      {
        name: 'built, longest payload',
        enter: fill(
          {Payload: 'ff'.repeat(13), 'Device key': 'ff'.repeat(16)},
          '31 bytes of advertising data',
        ),
      },
      {name: 'built, compared', enter: fill({[firmware]: packet}, /fields? differs?/)},
      {
        name: 'built, errors',
        enter: fill(
          {'Device key': 'x'.repeat(60), 'Sequence number': '9'.repeat(60), Payload: 'ff'.repeat(60)},
          /from 0 to 1023/,
        ),
      },
    ],
  },
  {
    name: 'Interval planner',
    path: '/docs/network/transmission-guidance',
    states: [
      {name: 'example', enter: fill({}, 'Chance of being heard')},
      {name: 'a budget that does not last', enter: fill({'New packet every, min': '1'}, 'used up after')},
      {name: 'longest interval', enter: fill({'Radio interval, s': '10.24'}, '10.24')},
      {name: 'an error', enter: fill({'Radio interval, s': '9'.repeat(60)}, 'Correct the marked fields')},
    ],
  },
  {
    name: 'Clock planner',
    path: '/docs/device-sdk/terrestrial-module/timing-management',
    states: [
      {name: 'example', enter: fill({}, 'Margin within one hour')},
      {name: 'no margin', enter: fill({'Time between settings, days': '900'}, /−4.min.49.s/)},
      {name: 'resets', enter: choose('Waits for the time', 'Margin')},
      {name: 'an error', enter: fill({'Time between settings, days': '9'.repeat(60)}, 'out of range')},
    ],
  },
];

/** Opens a tool's page, and waits until the tool itself is there. */
export async function openTool(page: Page, {name, path}: Tool): Promise<Locator> {
  await page.goto(path);
  const tool = toolFrame(page, name);
  await reachTool(tool);
  return tool;
}
