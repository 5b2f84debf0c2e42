/**
 * The mark on a tile of the page's colour, as SVG.
 *
 * @param mark text of an SVG file drawn on 32 by 32 units
 * @param radius of the tile's corners in those units; 0 for systems that cut icons to shape themselves
 */
export function appIcon(mark: string, tile: string, radius: number): string {
  const drawing = mark.replace(/^<svg[^>]*>\s*/, '').replace(/\s*<\/svg>\s*$/, '');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32" fill="none">',
    `  <rect width="32" height="32" rx="${radius}" fill="${tile}"/>`,
    '  <g transform="translate(4.2 3.8) scale(.74)">',
    drawing.replace(/^ */gm, '    '),
    '  </g>',
    '</svg>',
    '',
  ].join('\n');
}
