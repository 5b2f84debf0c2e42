import {Resvg} from '@resvg/resvg-js';
import {dark} from '../../../design/schemes';
import {type CardText, renderCard} from './socialCard';

export interface BrandSource extends CardText {
  /** Text of the mark's SVG file for dark grounds, drawn on 32 by 32 units. */
  mark: string;
  baseUrl: string;
}

/** Sides in pixels. */
const icoSides = [16, 32, 48];
const manifestSides = [192, 512];
/** Corners of a tile that is shown as it is; systems that cut icons to shape get a square. */
const tileRadius = 7;

export async function brandFiles(source: BrandSource): Promise<Record<string, Buffer | string>> {
  const rounded = onTile(source.mark, tileRadius);
  const square = onTile(source.mark, 0);
  return {
    'img/favicon.svg': rounded,
    'favicon.ico': encodeIco(icoSides.map((side) => ({side, data: renderPng(rounded, side)}))),
    'apple-touch-icon.png': renderPng(square, 180),
    ...Object.fromEntries(manifestSides.map((side) => [`img/icon-${side}.png`, renderPng(square, side)])),
    'img/social-card.png': await renderCard(source, source.mark),
    'site.webmanifest': webManifest(source),
  };
}

/** The mark on a tile of the page's color, as SVG. */
function onTile(mark: string, radius: number): string {
  const drawing = mark.replace(/^<svg[^>]*>\s*/, '').replace(/\s*<\/svg>\s*$/, '');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32" fill="none">',
    `  <rect width="32" height="32" rx="${radius}" fill="${dark.pageVia}"/>`,
    '  <g transform="translate(4.2 3.8) scale(.74)">',
    drawing.replace(/^ */gm, '    '),
    '  </g>',
    '</svg>',
    '',
  ].join('\n');
}

function renderPng(svg: string, width: number): Buffer {
  const image = new Resvg(svg, {fitTo: {mode: 'width', value: width}, font: {loadSystemFonts: false}});
  return image.render().asPng();
}

function webManifest({name, baseUrl}: BrandSource): string {
  const manifest = {
    name,
    short_name: name,
    start_url: baseUrl,
    display: 'browser',
    background_color: dark.page,
    theme_color: dark.pageFrom,
    icons: manifestSides.map((side) => ({
      src: `${baseUrl}img/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Packs square PNG images of less than 256 pixels into one `.ico` file, as browsers have read them since 2007. */
function encodeIco(images: ReadonlyArray<{side: number; data: Buffer}>): Buffer {
  // Type: icon.
  const header = Buffer.from([0, 0, 1, 0, images.length, 0]);
  let offset = header.length + 16 * images.length;
  const entries = images.map(({side, data}) => {
    const entry = Buffer.alloc(16);
    // One color plane, 32 bits a pixel.
    entry.set([side, side, 0, 0, 1, 0, 32]);
    entry.writeUInt32LE(data.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += data.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({data}) => data)]);
}
