import fs from 'node:fs';
import {Resvg} from '@resvg/resvg-js';
import {createElement, type ReactNode} from 'react';
import satori from 'satori';
import {isobaths} from '../chart/isobaths';
import {amber, encodePng, ink, inkOf} from './inks';

/** Size in pixels that link previews ask for. */
export const cardSize = {width: 1200, height: 630};

export interface CardText {
  /** Product name, beside the mark. */
  name: string;
  /** The title of a page or a sentence, set large. */
  tagline: string;
  /** Host of the site, at the foot. */
  host: string;
  /** What the waters behind the title follow from. */
  slug: string;
}

const fonts = ([400, 600] as const).map((weight) => ({
  name: 'Instrument Sans',
  weight,
  // The drawing library reads woff, not the woff2 that the site serves.
  data: fs.readFileSync(
    require.resolve(`@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`),
  ),
}));

/** Where the light of the chart is. */
const light = {x: 960, y: 150};

/** The card that a link unfolds to, in inks; text becomes paths, so no font is needed to render it. */
export async function socialCard(text: CardText, mark: string): Promise<string> {
  const inked = mark.replace(/#[\da-f]{6}/gi, inkOf);
  const url = `data:image/svg+xml;base64,${Buffer.from(inked).toString('base64')}`;
  const svg = await satori(card(text, url), {...cardSize, fonts});
  return svg.replace(/^<svg[^>]*>/, (start) => start + ground(text.slug));
}

export async function renderCard(text: CardText, mark: string): Promise<Buffer> {
  const options = {font: {loadSystemFonts: false}};
  const image = new Resvg(await socialCard(text, mark), options).render();
  return encodePng(image.pixels, cardSize);
}

/** The night, and in it the chart of the waters around the light. */
function ground(slug: string): string {
  const rings = isobaths(slug, 10).map((path, depth) => {
    const color = depth < 3 ? amber(0.75 - depth * 0.2) : ink(0.52 - depth * 0.032);
    return `<path d="${path}" stroke="${color}" stroke-width="${depth % 4 === 0 ? 2.5 : 1.25}"/>`;
  });
  return `<rect width="100%" height="100%" fill="${ink(0)}"/><g fill="none" transform="translate(${light.x} ${light.y})">${rings.join('')}<circle r="6" fill="${amber(1)}"/></g>`;
}

function card({name, tagline, host}: CardText, markUrl: string): ReactNode {
  return box(
    {
      ...cardSize,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 72,
      fontFamily: 'Instrument Sans',
      color: ink(1),
    },
    box(
      {alignItems: 'center', gap: 24, fontSize: 44, fontWeight: 600},
      createElement('img', {src: markUrl, width: 88, height: 88}),
      name,
    ),
    box(
      {
        fontSize: tagline.length > 40 ? 68 : 84,
        fontWeight: 600,
        lineHeight: 1.15,
        letterSpacing: -1.5,
        maxWidth: 1000,
        textWrap: 'balance',
      },
      tagline,
    ),
    box({fontSize: 30, color: ink(0.72)}, host),
  );
}

function box(style: Record<string, string | number>, ...children: ReactNode[]): ReactNode {
  return createElement('div', {style: {display: 'flex', ...style}}, ...children);
}
