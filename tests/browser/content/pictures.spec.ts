import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, type Locator, test} from '../support/test';
import {buildDir, builtRoutes} from '../support/siteBuild';

/** Smallest size at which a text in a picture is drawn, in pixels. */
const leastFontSize = 11;

const widths = [320, 375, 1280];

/** Pictures that the build has drawn; the plots of tools are drawn as a reader moves. */
const drawn = '.markdown svg[role=img]:not(.tool-frame svg)';

/** Pages of the documentation with a picture. */
const routes = builtRoutes().filter((route) => {
  const file = [`${route}.html`, `${route}/index.html`].find((name) =>
    fs.existsSync(path.join(buildDir, name)),
  );
  if (!file || !route.startsWith('/docs/')) return false;
  return load(fs.readFileSync(path.join(buildDir, file), 'utf8'))(drawn).length > 0;
});

interface Line {
  text: string;
  fontSize: number;
  box: {left: number; top: number; right: number; bottom: number};
}

/** Every line of text in a picture as it is drawn, with its picture's own box. */
function linesOf(picture: Locator): Promise<{frame: Line['box']; lines: Line[]}> {
  return picture.evaluate((svg: SVGSVGElement) => {
    const boxOf = (element: Element) => {
      const {left, top, right, bottom} = element.getBoundingClientRect();
      return {left, top, right, bottom};
    };
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    const lines = [...svg.querySelectorAll('text')]
      .flatMap((text) => (text.children.length > 0 ? [...text.children] : [text]))
      .map((line) => ({
        text: line.textContent ?? '',
        fontSize: Number.parseFloat(getComputedStyle(line).fontSize) * scale,
        box: boxOf(line),
      }));
    return {frame: boxOf(svg), lines};
  });
}

/** Whether a line lies inside its picture, but for what the browser rounds. */
function isInside({box}: Line, frame: Line['box']): boolean {
  const rounding = 0.5;
  return (
    box.left > frame.left - rounding &&
    box.right < frame.right + rounding &&
    box.top > frame.top - rounding &&
    box.bottom < frame.bottom + rounding
  );
}

/** Whether two boxes share more than the leading of their lines. */
function overlap({box: one}: Line, {box: other}: Line): boolean {
  const leading = 2;
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top + leading < other.bottom &&
    other.top + leading < one.bottom
  );
}

test('some pages have pictures', () => {
  expect(routes).toContain('/docs/device-sdk/terrestrial-module/advertising-packet');
});

for (const route of routes) {
  test(`pictures of ${route} are legible from ${widths[0]} to ${widths.at(-1)} px`, async ({page}) => {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      const pictures = await page.locator(`${drawn}:visible`).all();
      expect(pictures.length).toBeGreaterThan(0);
      for (const picture of pictures) {
        const name = `${await picture.locator('title').first().textContent()}, ${width} px`;
        await expect.soft(picture, name).toHaveAccessibleName(/\S/);
        await expect.soft(picture, name).toHaveAccessibleDescription(/\S/);
        const {frame, lines} = await linesOf(picture);

        const small = lines.filter(({fontSize}) => fontSize < leastFontSize);
        expect.soft(small, `${name}: texts under ${leastFontSize} px`).toEqual([]);

        const outside = lines.filter((line) => !isInside(line, frame));
        expect.soft(outside, `${name}: texts that leave the picture`).toEqual([]);

        const overlapping = lines.flatMap((one, index) =>
          lines
            .slice(index + 1)
            .filter((other) => overlap(one, other))
            .map((other) => `${one.text} / ${other.text}`),
        );
        expect.soft(overlapping, `${name}: texts that overlap`).toEqual([]);
      }
    }
  });
}
