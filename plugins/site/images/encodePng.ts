import {crc32, deflateSync} from 'node:zlib';
import {blueIndex, redIndex, shades} from './inks';

/** A PNG of what was drawn in inks, a byte for each pixel; violets grow lighter towards the foot. */
export function encodePng(
  pixels: Uint8Array,
  {width, height}: {width: number; height: number},
  palette: readonly number[],
): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  const [reds, blues] = [redIndex, blueIndex];
  // Each row begins with its filter: none.
  for (let row = 0, place = 0; row < height; row += 1) {
    const start = row * (width + 1) + 1;
    const shade = Math.floor((row * shades) / height);
    for (let column = 0; column < width; column += 1, place += 4) {
      const red = pixels[place] as number;
      const blue = pixels[place + 2] as number;
      rows[start + column] = blue > red ? blues[blue] : reds[red] + shade;
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
