/** A PNG image of equal sides. */
export interface SquarePng {
  /** Side in pixels, up to 256. */
  side: number;
  data: Buffer;
}

const headerBytes = 6;
const entryBytes = 16;

/** Packs PNG images into one `.ico` file, as browsers have read them since 2007. */
export function encodeIco(images: readonly SquarePng[]): Buffer {
  const directory = Buffer.alloc(headerBytes + entryBytes * images.length);
  directory.writeUInt16LE(1, 2); // type: icon
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  images.forEach(({side, data}, index) => {
    const entry = headerBytes + entryBytes * index;
    // One byte a side: 256 is written as 0.
    directory.writeUInt8(side % 256, entry);
    directory.writeUInt8(side % 256, entry + 1);
    directory.writeUInt16LE(1, entry + 4); // color planes
    directory.writeUInt16LE(32, entry + 6); // bits a pixel
    directory.writeUInt32LE(data.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([directory, ...images.map(({data}) => data)]);
}
