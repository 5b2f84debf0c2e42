import {createHash} from 'node:crypto';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {generate} from '@docusaurus/utils';
import {distance, isobaths} from './isobaths';

const light = '<circle r="2" stroke-width="4"/>';

/** The rock of the light and the lines of equal depth around it. */
function islet(area: string, depths: number): string {
  const rings = isobaths(area, depths).map(
    (path, depth) => `<path d="${path}"${depth % 4 === 0 ? ' stroke-width="2"' : ''}/>`,
  );
  return `${light}${rings.join('')}`;
}

/** Depths as figures between the lines around a light, the fewer the deeper it gets. */
function soundings(area: string, depths: number): string {
  const seed = createHash('sha256').update(area).digest();
  const figures = Array.from({length: 6 * depths}, (_, index) => {
    const depth = 1 + Math.floor(index / 6);
    // Turned by the golden angle, no two stand in a row.
    const angle = 2.4 * index + seed[depth] / 255;
    const length = (distance(seed, depth, angle) + distance(seed, depth + 1, angle)) / 2;
    const [x, y] = [1.25 * length * Math.cos(angle), length * Math.sin(angle)];
    return `<text x="${Math.round(x)}" y="${Math.round(y) + 4}">${Math.round(5 * depth ** 1.5) + ((7 * index) % 4)}</text>`;
  });
  return `<g fill="url(#f)" stroke="none" font-family="sans-serif" font-size="13" font-style="italic" text-anchor="middle">${figures.join('')}</g>`;
}

function rose(): string {
  const marks = Array.from({length: 72}, (_, index) => {
    const turn = (Math.PI * index) / 36;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    const inner = index % 9 === 0 ? 46 : 53;
    return `M${[inner * x, inner * y].map(Math.round).join(' ')}L${[58 * x, 58 * y].map(Math.round).join(' ')}`;
  });
  // As high as the room between the navbar and its place.
  return `<g transform="scale(.8)">${light}<circle r="38"/><circle r="58"/><path d="${marks.join('')}"/><path d="M0-38 7-7 38 0 7 7 0 38-7 7-38 0-7-7z"/><path d="M-260 0H-58M58 0H260"/></g>`;
}

/** Several lights, each with the circles in which it is heard. */
function lights(): string {
  const places = [
    [0, 0, 62],
    [-150, 22, 50],
    [-262, -22, 38],
    [132, -26, 44],
    [214, 30, 34],
  ];
  const circles = places.map(([x, y, reach]) =>
    [3, reach / 2, reach].map((radius) => `<circle cx="${x}" cy="${y}" r="${Math.round(radius)}"/>`).join(''),
  );
  return light + circles.join('');
}

/** Degrees of latitude and longitude, and a place by its two numbers. */
function grid(): string {
  const lines = [-60, -20, 20, 60].map((y) => `M-320 ${y}H320`);
  for (let x = -300; x <= 300; x += 60) lines.push(`M${x}-90V90`);
  const minutes = Array.from(
    {length: 41},
    (_, index) => `M${15 * (index - 20)} 20v${index % 4 === 0 ? 8 : 4}`,
  );
  return `${light}<circle r="11"/><path d="${lines.join('')}${minutes.join('')}"/><path stroke-width="2" d="M-320 0H-18M18 0H320M0-90V-18M0 18V90"/>`;
}

/** A course from mark to mark, along which a pilot leads. */
function course(area: string): string {
  const marks = [
    [-290, 36],
    [-196, -12],
    [-92, 24],
    [0, 0],
    [120, -30],
    [250, 10],
  ];
  const path = `M${marks.map((mark) => mark.join(' ')).join('L')}`;
  const rings = isobaths(area, 4).map((ring) => `<path d="${ring}"/>`);
  const points = marks.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4"/>`);
  return `<path stroke-width="2" stroke-dasharray="7 6" d="${path}"/>${points.join('')}${rings.slice(1).join('')}`;
}

/** What is drawn at the head of the pages of an area, around its light; `src/css/page.css` has the places, in this order. */
export const heads = {
  help: rose(),
  'device-sdk': islet('device-sdk', 4),
  'api-specification': grid(),
  guides: course('guides'),
  network: lights(),
};

/** The whole chart, for the landing page. */
const whole = `<g transform="scale(.8)" stroke-width="1.25">${islet('skerry', 12)}${soundings('skerry', 2)}</g>`;

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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + Object.keys(heads).length * head}"><linearGradient id="f" gradientUnits="userSpaceOnUse" x2="0" y1="${-y}" y2="${0.45 * height - y}"><stop stop-opacity="0"/><stop offset=".2"/><stop offset=".5"/><stop offset="1" stop-opacity="0"/></linearGradient><radialGradient id="h" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${head - y}" gradientTransform="scale(5 1)">${stops}</radialGradient>${parts.join('')}</svg>`;
}

export default async function chartPlugin({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): Promise<Plugin> {
  await generate(generatedFilesDir, 'chart/chart.svg', chart(), false);
  return {name: 'chart'};
}
