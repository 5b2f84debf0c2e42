import type {Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Signs of units that stay on the line of their number. */
export const units: readonly string[] = [
  ...['ns', 'µs', 'ms', 's', 'min', 'h', 'd'],
  ...['%', '‰', 'ppm'],
  ...['B', 'kB', 'MB', 'GB', 'KB', 'KiB', 'MiB', 'GiB', 'bit/s', 'kbit/s', 'Mbit/s'],
  ...['dB', 'dBm', 'Hz', 'kHz', 'MHz', 'GHz'],
  ...['nA', 'µA', 'mA', 'A', 'µC', 'mC', 'mAh', 'mV', 'V', 'mW', 'W'],
  ...['mm', 'cm', 'm', 'km', 'm/s', 'km/h'],
  ...['°C', '°', 'USD', 'px', 'rem'],
];

/** Elements whose text stays as it is written. */
export const leftOut = new Set(['code', 'pre', 'kbd', 'samp', 'svg', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const signs = [...units]
  .sort((a, b) => b.length - a.length)
  .map((unit) => unit.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
  .join('|');
const spaceBeforeUnit = new RegExp(`(?<=\\d) (?=(?:${signs})(?![\\p{L}\\p{N}_]))`, 'gu');

/** Rehype plugin that makes the space between a number and the sign of its unit one at which no line breaks. */
export default function rehypeUnitSpaces() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'element' && leftOut.has(node.tagName)) return SKIP;
      if (node.type === 'text') node.value = node.value.replace(spaceBeforeUnit, '\u00a0');
      return undefined;
    });
  };
}
