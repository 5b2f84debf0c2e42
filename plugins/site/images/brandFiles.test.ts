import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {palette} from '../../../design/palette';
import {dark} from '../../../design/schemes';
import {brandFiles} from './brandFiles';
import {ink} from './inks';
import {cardSize, socialCard} from './socialCard';

const images = path.join(__dirname, '../../../static/img');
const read = (file: string) => fs.readFileSync(path.join(images, file), 'utf8');
const source = {
  name: 'Skerry',
  tagline: 'Connect off-the-shelf Bluetooth chips to more than 90 million gateways.',
  host: 'docs.skerry.example',
  mark: read('logo-dark.svg'),
  slug: 'skerry',
  baseUrl: '/docs-site/',
};

let files: Record<string, Buffer | string>;
beforeAll(async () => {
  files = await brandFiles(source);
});

/** Width and height of a PNG, read from its header. */
function pngSize(file: string): [number, number] {
  const data = files[file] as Buffer;
  expect(data.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [data.readUInt32BE(16), data.readUInt32BE(20)];
}

describe('brand files', () => {
  it('draws each PNG at the size that its reader asks for', () => {
    expect(pngSize('apple-touch-icon.png')).toEqual([180, 180]);
    expect(pngSize('img/icon-192.png')).toEqual([192, 192]);
    expect(pngSize('img/icon-512.png')).toEqual([512, 512]);
    expect(pngSize('img/social-card.png')).toEqual([1200, 630]);
  });

  it('keeps the social card small: there is one for each page', () => {
    expect((files['img/social-card.png'] as Buffer).length).toBeLessThan(100_000);
  });

  it('keeps name, tagline and host inside the card', async () => {
    const svg = await socialCard(source, source.mark);
    const places = [...svg.matchAll(/<path fill="(#[\da-f]+)" d="M([\d.]+) ([\d.]+)/g)];
    expect(places.map(([, color]) => color)).toEqual([ink(1), ink(1), ink(0.72)]);
    for (const [, , x, y] of places) {
      expect(Number(x)).toBeLessThan(cardSize.width);
      expect(Number(y)).toBeLessThan(cardSize.height);
    }
  });

  it('packs three PNGs into the icon file, each where the directory says', () => {
    const ico = files['favicon.ico'] as Buffer;
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    const sides = [0, 1, 2].map((index) => {
      const entry = 6 + 16 * index;
      const offset = ico.readUInt32LE(entry + 12);
      expect(ico.subarray(offset + 1, offset + 4).toString('latin1')).toBe('PNG');
      expect(ico.readUInt32BE(offset + 16)).toBe(ico.readUInt8(entry));
      return ico.readUInt8(entry);
    });
    expect(sides).toEqual([16, 32, 48]);
  });

  it('names only files that it writes in the manifest, under the base URL', () => {
    const manifest = JSON.parse(files['site.webmanifest'] as string);
    expect(manifest.start_url).toBe('/docs-site/');
    for (const {src} of manifest.icons) expect(files).toHaveProperty([src.slice('/docs-site/'.length)]);
  });
});

describe('static images', () => {
  const colors = new Set<string>([
    ...Object.values(palette).flatMap((shades) => Object.values(shades)),
    dark.pageVia,
  ]);

  it('keeps favicon.svg, which the development server shows, equal to the drawn one', () => {
    expect(read('favicon.svg')).toBe(files['img/favicon.svg']);
  });

  it.each(['logo-light.svg', 'logo-dark.svg', 'favicon.svg'])(
    'takes the colors of %s from the tokens',
    (file) => {
      const used = read(file).match(/#[\da-f]+/gi) ?? [];
      expect(used.length).toBeGreaterThan(0);
      expect(used.filter((color) => !colors.has(color))).toEqual([]);
    },
  );
});
