import {expect, test} from '../support/test';

const guidance = '/docs/network/transmission-guidance';
const operation = '/docs/api-specification/get-device';
const reference = '/docs/device-sdk/terrestrial-module/sdk-reference';

for (const [sign, path] of [
  ['µ', guidance],
  ['²', '/docs/device-sdk/security'],
] as const) {
  test(`${sign} comes from a face of the site, not from one of the system`, async ({page}) => {
    await page.goto(path);
    // An optional face that was late is there for the next page, or for one after it.
    await expect(async () => {
      await page.reload();
      await page.evaluate(() => document.fonts.ready);
      const text = page.locator('.markdown :is(p, td, li)').filter({hasText: sign}).filter({visible: true});
      await text.first().evaluate((element) => element.setAttribute('data-with-sign', ''));
      const browser = await page.context().newCDPSession(page);
      await browser.send('DOM.enable');
      await browser.send('CSS.enable');
      const {root} = await browser.send('DOM.getDocument');
      const {nodeId} = await browser.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector: '[data-with-sign]',
      });
      const {fonts} = await browser.send('CSS.getPlatformFontsForNode', {nodeId});
      expect(fonts.length).toBeGreaterThan(0);
      expect(fonts.filter(({isCustomFont}) => !isCustomFont)).toEqual([]);
    }).toPass();
  });
}

test('on the page of an operation a space is at least a quarter as wide as the text is high, at all sizes; tabs have the same space on both sides, and on a phone stand in one row that fades where it goes on', async ({
  page,
}) => {
  await page.goto(operation);
  const narrow = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('the browser gives no canvas');
    const texts = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility() && !element.closest('pre, code, kbd, svg'),
    );
    return texts.flatMap((element) => {
      const {fontFamily, fontSize, fontWeight, wordSpacing, letterSpacing} = getComputedStyle(element);
      const hasSpace = [...element.childNodes].some(
        (node) => node instanceof Text && /\w \w/.test(node.data),
      );
      if (!hasSpace || !fontFamily.startsWith('"Instrument')) return [];
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const added = Number.parseFloat(wordSpacing) + (Number.parseFloat(letterSpacing) || 0);
      const share = (canvas.measureText(' ').width + added) / Number.parseFloat(fontSize);
      return share < 0.25 ? [`${share.toFixed(3)} ${element.outerHTML.slice(0, 80)}`] : [];
    });
  });
  expect(narrow).toEqual([]);

  await page.setViewportSize({width: 375, height: 800});
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(8);
  const measured = await tabs.evaluateAll((all) =>
    all.map((tab) => {
      const {paddingLeft, paddingRight} = getComputedStyle(tab);
      return {isEven: paddingLeft === paddingRight, top: tab.getBoundingClientRect().top};
    }),
  );
  expect(measured.every(({isEven}) => isEven)).toBe(true);
  expect(new Set(measured.map(({top}) => top)).size).toBe(1);
  const row = page.getByRole('tablist');
  expect(await row.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await expect(row).not.toHaveCSS('mask-image', 'none');
});

test('text that is no code has at least 13 pixels, and at the foot of a page stands on one line', async ({
  page,
}) => {
  for (const path of ['/', operation, guidance, reference, '/docs/release-notes']) {
    await page.goto(path);
    for (const width of [375, 1440]) {
      await page.setViewportSize({width, height: 900});
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter(
            (element) =>
              element.checkVisibility() && !element.closest('pre, code, kbd, svg, [class*=small_]'),
          )
          .filter(({childNodes}) =>
            [...childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
          )
          .map((element) => [
            Number.parseFloat(getComputedStyle(element).fontSize),
            element.outerHTML.slice(0, 80),
          ])
          // Out of sight, but part of a name.
          .filter(([size]) => size !== 0 && (size as number) < 13),
      );
      expect(small, `${path}, ${width} px`).toEqual([]);
    }
  }
  const words = await page.locator('.theme-doc-footer [class*=actions_] > *').evaluateAll((all) =>
    all.map((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      return text.getBoundingClientRect().top;
    }),
  );
  expect(words).toHaveLength(4);
  expect(new Set(words).size).toBe(1);
});

test('on a phone a long name breaks at its joints, in text and in tables', async ({page}) => {
  await page.goto(reference);
  for (const width of [320, 375]) {
    await page.setViewportSize({width, height: 800});
    const broken = await page.locator(':not(pre) > code').evaluateAll((all) =>
      all.flatMap((code) => {
        const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        let [before, top] = ['', 0];
        const breaks: string[] = [];
        while (texts.nextNode()) {
          const {data} = texts.currentNode as Text;
          for (const [at, sign] of [...data].entries()) {
            range.setStart(texts.currentNode, at);
            range.setEnd(texts.currentNode, at + 1);
            const box = range.getClientRects()[0];
            if (!box?.width) continue;
            if (before && box.top > top + 6 && /[a-z\d]{2}/i.test(before + sign)) breaks.push(before + sign);
            [before, top] = [sign, box.top];
          }
        }
        return breaks.length > 0 ? [code.textContent] : [];
      }),
    );
    expect(broken, `${width} px`).toEqual([]);
  }
});

test('on a phone a linked name in a table breaks only where a line of its own has no room', async ({
  page,
}) => {
  await page.goto(reference);
  for (const width of [360, 375, 390, 430]) {
    await page.setViewportSize({width, height: 800});
    const names = await page.locator('td > a > code').evaluateAll((all) =>
      all.map((code) => {
        const cell = code.closest('td') as Element;
        const start =
          cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingLeft);
        const pieces = [...code.getClientRects()];
        const isBroken = pieces.some(({top}) => top > pieces[0].top + 6);
        return {name: code.textContent, isTorn: isBroken && pieces[0].left > start + 1};
      }),
    );
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter(({isTorn}) => isTorn)).toEqual([]);
  }
});

test('the parts of a card begin where its text does', async ({page}) => {
  await page.goto('/docs/reference-cards');
  for (const width of [375, 1280, 1440]) {
    await page.setViewportSize({width, height: 800});
    const lefts = await page
      .locator('.sheet')
      .locator('h2, h3, p, .table-box:not(.stacks) th:first-child, tbody :is(th, td):first-child')
      .evaluateAll((all) =>
        all
          .filter((part) => part.checkVisibility() && part.clientWidth > 1)
          .map(
            (part) =>
              part.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(part).paddingLeft),
          ),
      );
    expect(lefts.length).toBeGreaterThan(10);
    expect(Math.max(...lefts) - Math.min(...lefts), `${width} px`).toBeLessThan(2);
    const figure = await page.locator('.sheet figure').boundingBox();
    expect(Math.abs((figure?.x ?? 0) - (lefts[0] ?? 0)), `${width} px`).toBeLessThan(2);
  }
});

test('a name at the head of a column stands in one line', async ({page}) => {
  await page.goto('/docs/api-specification/list-devices');
  for (const width of [375, 1440]) {
    await page.setViewportSize({width, height: 800});
    const name = page.locator('thead code').filter({hasText: 'filter_most_recent_packet_ts'});
    expect(await name.evaluate((code) => code.getClientRects().length), `${width} px`).toBe(1);
    expect(
      await page
        .locator('.table-box')
        .evaluateAll((all) => all.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).length),
      `${width} px`,
    ).toBe(0);
  }
});

test('the SDK reference is set out alike at all widths', async ({page}) => {
  await page.goto(reference);
  await test.step('contents leave out what all names begin with, which are still called by their whole name', async () => {
    for (const width of [1280, 375]) {
      await page.setViewportSize({width, height: 800});
      if (width === 375) await page.getByText('On this page').filter({visible: true}).click();
      const contents = page.locator('.table-of-contents').filter({visible: true});
      const entry = contents.getByRole('link', {name: 'skerry_init', exact: true});
      expect(await entry.locator('.prefix').evaluate((prefix) => prefix.getBoundingClientRect().width)).toBe(
        0,
      );
      await expect(entry).toHaveText('skerry_init');
    }
  });
  await test.step('the name of a function and its signature are one box', async () => {
    for (const width of [375, 1280]) {
      await page.setViewportSize({width, height: 800});
      const [name, signature] = await page
        .locator('#skerry-init, #skerry-init + .theme-code-block')
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
      expect(signature).toMatchObject({left: name?.left, right: name?.right, top: name?.bottom});
    }
  });
  await test.step('the footer begins where the text above it does', async () => {
    for (const width of [375, 600, 768, 990, 1024, 1199, 1280, 1440, 1920]) {
      await page.setViewportSize({width, height: 800});
      const lefts = await page
        .locator('h1, .footer__title')
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().left));
      expect(lefts[1]).toBeCloseTo(lefts[0] ?? 0, 0);
    }
  });
  await test.step('on a phone what a list names takes no more room than its names, each on one line', async () => {
    await page.setViewportSize({width: 375, height: 800});
    const rooms = await page.locator('.facts').evaluateAll((lists) =>
      lists.map((list) => {
        const names = [...list.querySelectorAll('td:first-child')].map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          return {cell: cell.getBoundingClientRect().width, text: text.getBoundingClientRect()};
        });
        return {
          room: Math.max(...names.map(({cell}) => cell)) - Math.max(...names.map(({text}) => text.width)),
          height: Math.max(...names.map(({text}) => text.height)),
        };
      }),
    );
    expect(rooms.length).toBeGreaterThan(20);
    for (const {room, height} of rooms) {
      expect(room).toBeLessThan(20);
      expect(height).toBeLessThan(30);
    }
  });
});

const packetPage = '/docs/device-sdk/terrestrial-module/advertising-packet';

test('the tables of the packet fit the screen', async ({page}) => {
  await page.goto(packetPage);
  await test.step('on a phone a part has one line for what it is, and its meaning below', async () => {
    await page.setViewportSize({width: 375, height: 800});
    const heights = await page
      .locator('.stacks [data-field]')
      .evaluateAll((rows) => rows.map((row) => row.clientHeight));
    expect(heights).toHaveLength(11);
    for (const height of heights) expect(height).toBeLessThan(100);
  });
  await test.step('none scrolls beside the contents', async () => {
    await page.setViewportSize({width: 1440, height: 900});
    const rooms = await page
      .locator('.table-box')
      .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
    expect(rooms.length).toBeGreaterThan(10);
    for (const room of rooms) expect(room).toBeLessThanOrEqual(1);
  });
});

test('the landing page sets its code in order', async ({page}) => {
  await page.goto('/');
  await test.step('has the code of its readers begin at one place', async () => {
    await page.setViewportSize({width: 1280, height: 800});
    const lefts = await page
      .getByRole('region', {name: 'What is your part?'})
      .locator('.theme-code-block')
      .evaluateAll((blocks) => blocks.map((block) => Math.round(block.getBoundingClientRect().left)));
    expect(lefts).toHaveLength(3);
    expect(new Set(lefts).size).toBe(1);
  });
  await test.step('has no empty rows in its packet on a phone', async () => {
    await page.setViewportSize({width: 375, height: 800});
    const heights = await page.locator('main figure pre > span').evaluateAll((lines) =>
      lines.map((line) => {
        const text = document.createRange();
        text.selectNodeContents(line);
        const seen = [...text.getClientRects()].filter(({width}) => width > 1);
        const row = Number.parseFloat(getComputedStyle(line).lineHeight);
        // Words of one row differ by a pixel or two.
        const rows = new Set(seen.map(({top}) => Math.round(top / (row / 2))));
        return [line.getBoundingClientRect().height, rows.size, row];
      }),
    );
    expect(heights.length).toBeGreaterThan(10);
    for (const [height = 0, rows = 1, row = 0] of heights) expect(height).toBeLessThan((rows + 0.5) * row);
  });
  await test.step('has bars in forced colors at the lines of its parts alone', async () => {
    await page.emulateMedia({forcedColors: 'active'});
    const widths = (selector: string) =>
      page
        .locator(`main figure pre > span${selector}`)
        .evaluateAll((lines) => [...new Set(lines.map((line) => getComputedStyle(line).borderLeftWidth))]);
    expect(await widths('[data-field]')).toEqual(['3px']);
    expect(await widths(':not([data-field])')).toEqual(['0px']);
  });
});
