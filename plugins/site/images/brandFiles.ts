import {dark} from '../../../design/schemes/dark';
import {appIcon} from './appIcon';
import {encodeIco} from './encodeIco';
import {renderPng} from './renderPng';
import {type CardText, cardSize, socialCard} from './socialCard';
import {manifestIconSides, webManifest} from './webManifest';

/** What the images are made from. */
export interface BrandSource extends CardText {
  /** Text of the mark's SVG file for dark grounds. */
  mark: string;
  baseUrl: string;
}

/** Corner radius of a tile that is shown as it is, in units of the mark. */
const tileRadius = 7;

/** Every file the plugin writes, by its path in the built site. */
export async function brandFiles(source: BrandSource): Promise<Record<string, Buffer | string>> {
  const rounded = appIcon(source.mark, dark.pageVia, tileRadius);
  const square = appIcon(source.mark, dark.pageVia, 0);
  const icoSides = [16, 32, 48];
  return {
    'img/favicon.svg': rounded,
    'favicon.ico': encodeIco(icoSides.map((side) => ({side, data: renderPng(rounded, side)}))),
    'apple-touch-icon.png': renderPng(square, 180),
    ...Object.fromEntries(manifestIconSides.map((side) => [`img/icon-${side}.png`, renderPng(square, side)])),
    'img/social-card.png': renderPng(await socialCard(source, source.mark), cardSize.width),
    'site.webmanifest': webManifest(source.name, source.baseUrl),
  };
}
