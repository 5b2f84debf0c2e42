import type {LoadContext, Plugin} from '@docusaurus/types';
import {generate} from '@docusaurus/utils';
import {isobaths} from './isobaths';

/** Areas of the site, each with waters of its own, from the top; `src/css/page.css` has their places. */
const areas = ['skerry', 'device-sdk', 'api-specification', 'guides', 'network'];
/** Size of an area's part in pixels, and where its light is. */
const part = {width: 1600, height: 640, x: 1104, y: 112};
const depths = 12;

/** The charts of all areas, one below the other, in opacities alone: the stylesheet gives them their colors. */
export function chart(): string {
  const parts = areas.map((area, index) => {
    const rings = isobaths(area, depths).map(
      (path, depth) => `<path d="${path}"${depth % 4 === 0 ? ' stroke-width="2"' : ''}/>`,
    );
    return `<svg y="${index * part.height}" width="${part.width}" height="${part.height}"><g transform="translate(${part.x} ${part.y})" stroke="url(#f)"><circle r="4"/><g fill="none">${rings.join('')}</g></g></svg>`;
  });
  const {width, height, y} = part;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${areas.length * height}"><linearGradient id="f" gradientUnits="userSpaceOnUse" x2="0" y1="${-y}" y2="${0.7 * height - y}"><stop/><stop offset="1" stop-opacity="0"/></linearGradient>${parts.join('')}</svg>`;
}

/** Draws the chart behind the titles of pages. */
export default async function chartPlugin({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): Promise<Plugin> {
  await generate(generatedFilesDir, 'chart/chart.svg', chart(), false);
  return {name: 'chart'};
}
