import {holdFiles} from '../support/holdFiles';
import {expect, type Page, test} from '../support/test';
import {saveData} from '../support/pageWeight';
import {toolFrame, watchTool} from '../support/toolFrame';

const path = '/docs/device-sdk/terrestrial-module/advertising-packet';
/** Of no vector; the packet below is made with it. */
const plantedKey = 'c0ffee00c0ffee01c0ffee02c0ffee03';

const lab = (page: Page) => toolFrame(page, 'Packet lab');
const verdict = (page: Page) => lab(page).getByRole('status').first();

test('the lab comes when it is reached, moves nothing, reads scanner output, and keeps the key to itself', async ({
  page,
  context,
}) => {
  test.slow();
  await saveData(page);
  const requests: string[] = [];
  context.on('request', (request) => requests.push(JSON.stringify([request.url(), request.postData()])));
  const {reach, shifts} = await watchTool(page, path);
  // What the build drew is what the tool shows.
  await expect(verdict(page)).toContainText('Genuine');
  await reach(lab(page));
  expect(await shifts()).toEqual([]);
  await expect(lab(page).getByLabel('Device key', {exact: true})).not.toHaveValue('');

  await lab(page).getByLabel('Packet or scanner output').fill(btmonOf('ae f3 07 1b'));
  await expect(lab(page)).toContainText('Found: 1 packet of 23 bytes in btmon.');
  // The example was heard on a day of its own, what is pasted is heard today.
  await expect(verdict(page)).toContainText('The right device, the wrong tag');
  await expect(verdict(page)).toContainText('At bytes 14 to 17, authentication tag: ae f3 07 1b');
  await expect(
    lab(page).getByRole('row', {name: /^14 ae f3 07 1b Authentication tag at fault/}),
  ).toBeVisible();
  await lab(page).getByLabel('Packet or scanner output').fill(btmonOf('ae f2 07 1b'));
  await expect(verdict(page)).toContainText('A genuine packet of another day');
  await lab(page).getByLabel('Heard on, UTC').fill('2026-01-02');
  await expect(verdict(page)).toContainText('payload 68 65 6c 6c 6f, “hello”');

  const key = lab(page).getByLabel('Device key', {exact: true});
  await expect(key).toHaveAttribute('type', 'password');
  await key.fill(plantedKey);
  await expect(verdict(page)).toContainText('Neither ID nor tag fits this key');
  await lab(page).getByRole('button', {name: 'Show device key'}).click();
  await expect(key).toHaveAttribute('type', 'text');
  await expect(key).toHaveAttribute('autocomplete', 'off');
  await expect(page).toHaveURL(/#packet-lab\?lab=read&packet=0303a0ff1216\w+&heard=2026-01-02$/);

  const kept = await page.evaluate(async () =>
    JSON.stringify([
      {...localStorage},
      {...sessionStorage},
      await indexedDB.databases(),
      document.cookie,
      history.state,
      location.href,
      document.documentElement.outerHTML,
    ]),
  );
  const stored = JSON.stringify(await context.storageState({indexedDB: true}));
  // Not the whole text in the message, which would fill the screen.
  expect([kept, stored, ...requests].filter((text) => text.includes(plantedKey))).toHaveLength(0);
  expect(kept).toContain('2026-01-02');
  // The hash of an address goes to no server: nothing of the packet does.
  expect(requests.filter((text) => /bf7fd83a|\?lab=/.test(text))).toEqual([]);
  expect(new Set(requests.map((text) => new URL(JSON.parse(text)[0]).hostname))).toEqual(
    new Set(['localhost']),
  );

  await page.reload();
  await expect(lab(page).getByLabel('Packet or scanner output')).toHaveValue(/^03 03 a0 ff/);
  await expect(verdict(page)).toContainText('The layout is right');
  await expect(verdict(page)).toBeInViewport();
  await expect(lab(page).getByLabel('Device key', {exact: true})).toHaveValue('');
});

test('the bytes of the example stand in one row where the page has its whole width', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(path);
  const tops = await lab(page)
    .locator('.tool-byte')
    .evaluateAll((bytes) => bytes.map((byte) => byte.getBoundingClientRect().top));
  expect(tops).toHaveLength(23);
  expect(new Set(tops).size).toBe(1);
});

test('what is chosen before the scripts are there is kept', async ({page}) => {
  const release = await holdFiles(page, '**/*.js');
  await page.goto(path, {waitUntil: 'commit'});
  await lab(page).getByRole('radio', {name: 'Build a packet'}).check();
  release();
  await expect(lab(page)).toContainText('23 bytes of advertising data');
});

test('a packet is built and compared by keyboard alone', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await lab(page).getByRole('radio', {name: 'Read a packet'}).focus();
  await expect(lab(page).and(page.locator('[data-ready]'))).toBeAttached();
  await expect(lab(page).getByRole('radio', {name: 'Read a packet'})).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(lab(page)).toContainText('23 bytes of advertising data');
  await page.keyboard.press('Tab');
  await expect(lab(page).getByLabel('Device key', {exact: true})).toBeFocused();
  for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab');
  await expect(lab(page).getByLabel('Your firmware’s bytes, to compare')).toBeFocused();
  await page.keyboard.insertText('a0 ff 00 01 3a d8 7f bf ae f2 07 1b 07 d5 54 7e 68');
  await expect(verdict(page)).toContainText('1 field differs');
  await expect(verdict(page)).toContainText('expected bf 7f d8 3a, found 3a d8 7f bf at byte 4');
  await expect(verdict(page)).toContainText('has its bytes in reverse');
  await expect(page).toHaveURL(
    /#packet-lab\?lab=build&time=20454&sequence=1&payload=68656c6c6f&firmware=a0ff\w+$/,
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('0303a0ff1216a0ff0001bf7fd83aaef2071b07d5547e68');
  await lab(page).getByLabel('Sequence number').fill('1024');
  await expect(lab(page).getByLabel('Sequence number')).toHaveAccessibleDescription(/from 0 to 1023/);
});

test('what does not exist is refused at its field, with what to type', async ({page}) => {
  await page.goto(`${path}#packet-lab?lab=build&time=2026-02-30&sequence=1e3&payload=`);
  const field = (label: string) => lab(page).getByLabel(label, {exact: true});
  await expect(field('Time counter or UTC date')).toHaveAccessibleDescription(/“2026-02-30” is no day/);
  await expect(field('Sequence number')).toHaveAccessibleDescription(/“1e3” is no whole number/);
  await expect(field('Device key')).toHaveAccessibleDescription(/The device key is missing/);
  await field('Payload').fill('hello');
  await expect(field('Payload')).toHaveAccessibleDescription(/Put a text in quotes, as in "hello"/);

  await lab(page).getByRole('radio', {name: 'Read a packet'}).check();
  await lab(page).getByRole('button', {name: 'Show the example'}).click();
  await expect(lab(page).getByRole('region', {name: 'Packet lab'})).toBeFocused();
  await lab(page).getByLabel('Heard on, UTC').fill('');
  await expect(lab(page).getByLabel('Heard on, UTC')).toHaveAccessibleDescription(/The day is missing/);
});

test('the fields of a packet that is cut off keep their names', async ({page}) => {
  await page.goto(`${path}#packet-lab?lab=read&packet=0303a0ff1216a0ff0001bf7fd83aaef2071b07d5547e`);
  await expect(verdict(page)).toContainText('The bytes end too early');
  await expect(lab(page).getByRole('row', {name: /^0 03 UUID list length/})).toBeVisible();
  await expect(lab(page).getByRole('row', {name: /^4 12 Service data length at fault/})).toBeVisible();
  await expect(lab(page)).not.toContainText('Other AD structure');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the lab is an example that is worked out, without controls', async ({page}) => {
    await page.goto(path);
    await expect(lab(page)).toContainText('A worked example');
    await expect(lab(page).getByRole('row')).toHaveCount(12);
    await expect(
      lab(page).getByRole('row', {name: /^18 .*Decrypts to 68 65 6c 6c 6f, “hello”/}),
    ).toBeVisible();
    await expect(lab(page).locator(':is(input, textarea, button, select):visible')).toHaveCount(0);
  });
});

test('the page as Markdown has the fields and no form', async ({request}) => {
  const markdown = await (await request.get(`${path}.md`)).text();
  expect(markdown).toContain('Ephemeral device ID');
  expect(markdown).not.toContain('Packet or scanner output');
});

/** A report as btmon prints it. */
function btmonOf(tag: string): string {
  return `> HCI Event: LE Meta Event (0x3e) plen 35                 #12 [hci0] 5.123456
      LE Advertising Report (0x02)
        Num reports: 1
        Event type: Non connectable undirected - ADV_NONCONN_IND (0x03)
        Address type: Random (0x01)
        Address: 1F:22:33:44:55:66 (Non-Resolvable)
        Data length: 23
        16-bit Service UUIDs (complete): 1 entry
          Unknown (0xffa0)
        Service Data: Unknown (0xffa0)
          Data[15]: 0001bf7fd83a${tag.replaceAll(' ', '')}07d5547e68
        RSSI: -60 dBm (0xc4)`;
}

for (const width of [375, 1280]) {
  test(`the modes are equal parts of one track at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.goto(path);
    const choice = lab(page).getByRole('group', {name: 'What to do'});
    const track = await choice.locator('.segments').boundingBox();
    const [first, last] = await Promise.all(
      [0, 1].map((index) => choice.getByRole('radio').nth(index).boundingBox()),
    );
    expect(first?.width).toBe(last?.width);
    // A border and a space of 2 px, the same around both.
    expect([first?.x, first?.y, last?.y]).toEqual([track && track.x + 3, track && track.y + 3, first?.y]);
    expect(track && last && track.x + track.width - last.x - last.width).toBeCloseTo(3, 1);
  });
}
