import {Resvg} from '@resvg/resvg-js';

/** Draws an SVG of known proportions as a PNG of this width in pixels. */
export function renderPng(svg: string, width: number): Buffer {
  const image = new Resvg(svg, {fitTo: {mode: 'width', value: width}, font: {loadSystemFonts: false}});
  return image.render().asPng();
}
