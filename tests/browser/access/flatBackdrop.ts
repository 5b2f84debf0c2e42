import type {Page} from '@playwright/test';
import {addStyle} from '../support/addStyle';

/** Of the rules, so that those of the scheme before are replaced. */
const name = 'flat-backdrop';

/**
 * Paints one color where gradients stand: the stop that is hardest to read on.
 *
 * axe gives up on text over a gradient. On a dark scheme the lightest color of a gradient is the worst for
 * its text, on a light one the darkest; text that is readable there is readable on the whole of it.
 */
export async function flattenBackdrop(page: Page): Promise<void> {
  await addStyle(page, '', name);
  const flat = await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).position === 'sticky') element.dataset.stuck = '';
    // It begins at the link of this page; axe cannot see what is scrolled out of it.
    for (const menu of document.querySelectorAll('.menu')) menu.scrollTo({top: 0, behavior: 'instant'});
    const root = getComputedStyle(document.documentElement);
    const isDark = root.colorScheme === 'dark';
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    if (!canvas) throw new Error('the browser gives no canvas');

    /** Colors of tokens laid over each other, the first at the bottom. */
    const layer = (...colors: string[]): number[] => {
      for (const color of colors) {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    };
    const luminance = (rgb: number[]) =>
      rgb.reduce((sum, channel, index) => {
        const c = channel / 255;
        return (
          sum + [0.2126, 0.7152, 0.0722][index] * (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
        );
      }, 0);
    const worst = (candidates: number[][], lightest: boolean) =>
      `rgb(${candidates.sort((a, b) => (luminance(b) - luminance(a)) * (lightest ? 1 : -1))[0].join(' ')})`;
    const token = (name: string) => root.getPropertyValue(`--ds-${name}`).trim();

    const stops = ['page', 'page-from', 'page-via', 'page-to'].map(token);
    // The middle of the glow lies above the window; 70 % of it is left at the upper edge (page.css).
    const glow = `color-mix(in srgb, ${token('glow')} 70%, transparent)`;
    const page = worst(
      stops.flatMap((stop) => [layer(stop), layer(stop, glow)]),
      isDark,
    );
    const buttonTextIsLight = luminance(layer(token('dashboard-text'))) > 0.5;
    const button = worst([layer(token('dashboard-from')), layer(token('dashboard-to'))], buttonTextIsLight);
    return `
      html { background: ${page} !important; }
      a[class*='inNavbar'], [class*='inMenu'] > a { background: ${button} !important; }
      html, body { height: auto !important; }
      body { background: none !important; }
      body::before { display: none !important; }
      /* A dialog is opaque, but axe looks at what lies behind each of its lines. */
      body:has(> [role='dialog']) #__docusaurus { visibility: hidden !important; }
      [role='dialog'] { visibility: visible !important; }
      .navbar { background: ${page} !important; }
      /* What scrolls in a box of its own is hidden from axe, and so is what buttons float over. */
      .markdown :is(.table-box, table, pre, .theme-code-block, .api-side), .navbar-sidebar, .navbar-sidebar .menu { overflow: visible !important; max-height: none !important; }
      .api-side { mask: none !important; }
      .tabs { flex-wrap: wrap !important; }
      /* The text of a field over its text in colors is transparent. */
      .markdown pre + textarea { visibility: hidden !important; }
      /* The arrow of a list is a gradient at its end. */
      select { background-image: none !important; }
      /* What sticks lies over what has been scrolled below it. */
      [data-stuck] { position: static !important; }
      /* Spaces that hang over the end of a line stand out of its box. */
      .markdown :is(pre, code, td, th) { white-space: break-spaces !important; overflow-wrap: anywhere !important; }
      .markdown pre code { width: auto !important; min-width: 0 !important; }
      .markdown table { display: table !important; }
      .theme-code-block div:has(> button) { display: none !important; }`;
  });
  await addStyle(page, flat, name);
}
