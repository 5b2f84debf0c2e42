import {crc32, deflateSync} from 'node:zlib';
import {palette as colors} from '../../../design/palette';
import {dark} from '../../../design/schemes';

/*
 * A card is drawn in two inks, from which each pixel takes one of 256 colors: red says how light a violet, blue how
 * light an amber. That is a third of the time and of the bytes of a picture in all colors.
 */
const violets = [dark.pageFrom, dark.pageTo, colors.purple[700], colors.purple[300], dark.heading];
const ambers = [dark.pageFrom, colors.yellow[600], colors.yellow[200]];
/** Colors of violet; the rest is amber. */
const violetCount = 192;
/** By how many of them the night grows lighter from top to bottom. */
const shades = 20;

const hex = (share: number) =>
  Math.round(255 * share)
    .toString(16)
    .padStart(2, '0');

/** A violet, from the night (0) to nearly white (1). */
export const ink = (share: number) => `#${hex(share)}0000`;

/** The color of the light, from the night to full. */
export const amber = (share: number) => `#0000${hex(share)}`;

/** The ink that is as light as a color. */
export const inkOf = (color: string) => ink(channels(color).reduce((sum, value) => sum + value, 0) / 765);

/** Places in the palette of what was drawn in one ink, by how much of it there is. */
const redIndex = Uint8Array.from({length: 256}, (_, red) => (red * (violetCount - shades)) / 256);
const blueIndex = redIndex.map((_, blue) => violetCount + (blue * (256 - violetCount)) / 256);

/** Red, green and blue of 256 colors. */
const palette: readonly number[] = [...ramp(violets, violetCount), ...ramp(ambers, 256 - violetCount)].flat();

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function ramp(through: readonly string[], count: number): number[][] {
  return Array.from({length: count}, (_, step) => {
    const place = (step / (count - 1)) * (through.length - 1);
    const from = Math.min(Math.floor(place), through.length - 2);
    const [start, end] = [through[from], through[from + 1]].map((color) => channels(color ?? ''));
    return start.map((value, at) => Math.round(value + (end[at] - value) * (place - from)));
  });
}

/** A PNG of what was drawn in inks, a byte for each pixel; violets grow lighter towards the foot. */
export function encodePng(pixels: Uint8Array, {width, height}: {width: number; height: number}): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  // Each row begins with its filter: none.
  for (let row = 0, place = 0; row < height; row += 1) {
    const start = row * (width + 1) + 1;
    const shade = Math.floor((row * shades) / height);
    for (let column = 0; column < width; column += 1, place += 4) {
      const red = pixels[place] as number;
      const blue = pixels[place + 2] as number;
      rows[start + column] = blue > red ? blueIndex[blue] : redIndex[red] + shade;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // bits a pixel; colors from a palette
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, {level: 3})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
