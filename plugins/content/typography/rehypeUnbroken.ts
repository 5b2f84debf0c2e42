import type {Root} from 'hast';
import {h} from 'hastscript';
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
const leftOut = new Set(['code', 'pre', 'kbd', 'samp', 'svg', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const signs = units
  .toSorted((a, b) => b.length - a.length)
  .map((unit) => unit.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
  .join('|');
const spaceBeforeUnit = new RegExp(`(?<=\\d) (?=(?:${signs})(?![\\p{L}\\p{N}_]))`, 'gu');

/** A number or capitals, a hyphen, and what belongs to them: `6-byte`, `AES-CMAC`, `SHA-256`, `2026-09-16`; `-EPERM`. */
const compound =
  /((?<![\p{L}\p{N}_-])(?:-\p{Lu}{2,}|(?:\d+|\p{Lu}{2,}|Wi)(?:-[\p{L}\p{N}]{1,8}){1,2})(?![\p{L}\p{N}_-]))/u;

/**
 * Rehype plugin that keeps a number and the sign of its unit on one line, by the space between them, and short compounds
 * with a hyphen, by their style: what readers copy and search for keeps its plain hyphen.
 */
export default function rehypeUnbroken() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && leftOut.has(node.tagName)) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      node.value = node.value.replace(spaceBeforeUnit, '\u00a0');
      // A text is followed by a compound, and that by a text.
      const pieces = node.value.split(compound);
      if (pieces.length === 1) return undefined;
      const children = pieces.map((value, at) =>
        at % 2 > 0 ? h('span', {className: 'short'}, value) : ({type: 'text', value} as const),
      );
      const shown = children.filter((child) => child.type !== 'text' || child.value !== '');
      parent.children.splice(index, 1, ...(shown as never[]));
      return index + shown.length;
    });
  };
}
