import fs from 'node:fs';
import {createElement, type ReactNode} from 'react';
import satori from 'satori';
import {dark} from '../../../design/schemes';

/** Size in pixels that link previews ask for. */
export const cardSize = {width: 1200, height: 630};

/** What the card says. */
export interface CardText {
  /** Product name, beside the mark. */
  name: string;
  /** One sentence, set large. */
  tagline: string;
  /** Host of the site, at the foot. */
  host: string;
}

/** Draws the card that a link to the site unfolds to; text becomes paths, so no font is needed to render it. */
export function socialCard(text: CardText, mark: string): Promise<string> {
  const fonts = ([400, 600] as const).map((weight) => ({
    name: 'Instrument Sans',
    weight,
    // The drawing library reads woff, not the woff2 that the site serves.
    data: fs.readFileSync(
      require.resolve(`@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`),
    ),
  }));
  return satori(card(text, `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`), {
    ...cardSize,
    fonts,
  });
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
      color: dark.heading,
      backgroundImage: [
        `radial-gradient(900px 420px at 50% 0%, ${dark.glow}, rgba(0, 0, 0, 0))`,
        `linear-gradient(115deg, ${dark.pageFrom}, ${dark.pageVia} 50%, ${dark.pageTo})`,
      ].join(', '),
    },
    box(
      {alignItems: 'center', gap: 24, fontSize: 44, fontWeight: 600},
      createElement('img', {src: markUrl, width: 88, height: 88}),
      name,
    ),
    box(
      {
        fontSize: 68,
        fontWeight: 600,
        lineHeight: 1.15,
        letterSpacing: -1.5,
        maxWidth: 1000,
        textWrap: 'balance',
      },
      tagline,
    ),
    box({fontSize: 30, color: dark.link}, host),
  );
}

function box(style: Record<string, string | number>, ...children: ReactNode[]): ReactNode {
  return createElement('div', {style: {display: 'flex', ...style}}, ...children);
}
