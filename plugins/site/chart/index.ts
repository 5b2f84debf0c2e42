import type {LoadContext, Plugin} from '@docusaurus/types';
import {generate} from '@docusaurus/utils';
import {heads, whole} from './motifs';

/** Size of the landing page's chart in pixels, how tall that of each other area is, and where the light of all is. */
const size = {width: 1600, height: 640, head: 176, x: 1104, y: 112};

/** The charts of all areas, one below the other, in opacities alone: the stylesheet gives them their colors. */
export function chart(): string {
  const {width, height, head, x, y} = size;
  const drawings = [whole, ...Object.values(heads)];
  const parts = drawings.map((drawing, index) => {
    const [top, tall] = index === 0 ? [0, height] : [height + (index - 1) * head, head];
    return `<svg y="${top}" width="${width}" height="${tall}"><g transform="translate(${x} ${y})" fill="none" stroke="url(#${index === 0 ? 'f' : 'h'})">${drawing}</g></svg>`;
  });
  const stops = '<stop offset=".15"/><stop offset="1" stop-opacity="0"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + Object.keys(heads).length * head}"><linearGradient id="f" gradientUnits="userSpaceOnUse" x2="0" y1="${-y}" y2="${0.7 * height - y}">${stops}</linearGradient><radialGradient id="h" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${head - y}" gradientTransform="scale(5 1)">${stops}</radialGradient>${parts.join('')}</svg>`;
}

export default async function chartPlugin({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): Promise<Plugin> {
  await generate(generatedFilesDir, 'chart/chart.svg', chart(), false);
  return {name: 'chart'};
}
