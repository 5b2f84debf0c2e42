import type {Look} from './sweepWidths';

/** What of the pictures that the build has drawn is illegible, or has no name or description. Runs in the page. */
function findPoorPictures(): string[] {
  /** Smallest size at which a text in a picture is drawn, in pixels. */
  const leastFontSize = 11;
  // What the browser rounds, and the leading of lines, which two may share.
  const [rounding, leading] = [0.5, 2];
  const found: string[] = [];
  // The plots of tools are drawn as a reader moves, and a link's sign is no picture.
  const drawn = '.markdown svg[role=img]:not(.tool-frame svg, .external-icon)';
  for (const svg of document.querySelectorAll<SVGSVGElement>(drawn)) {
    if (!svg.checkVisibility()) continue;
    const textOf = (attribute: string) =>
      document.getElementById(svg.getAttribute(attribute) ?? '')?.textContent?.trim() ?? '';
    const name = textOf('aria-labelledby');
    const note = (what: string) =>
      found.push(`${what}, in the picture ${name || svg.outerHTML.slice(0, 100)}`);
    if (!name) note('no name');
    if (!textOf('aria-describedby')) note('no description');
    const frame = svg.getBoundingClientRect();
    const scale = frame.width / svg.viewBox.baseVal.width;
    const all = [...svg.querySelectorAll('text')]
      .flatMap((text) => (text.children.length > 0 ? [...text.children] : [text]))
      .map((line) => ({
        text: line.textContent,
        fontSize: Number.parseFloat(getComputedStyle(line).fontSize) * scale,
        box: line.getBoundingClientRect(),
      }));
    for (const [index, {text, fontSize, box}] of all.entries()) {
      if (fontSize < leastFontSize) note(`text of ${fontSize.toFixed(1)} px: ${text}`);
      if (
        box.left < frame.left - rounding ||
        box.right > frame.right + rounding ||
        box.top < frame.top - rounding ||
        box.bottom > frame.bottom + rounding
      )
        note(`text that leaves: ${text}`);
      for (const other of all.slice(index + 1)) {
        if (
          box.left < other.box.right &&
          other.box.left < box.right &&
          box.top + leading < other.box.bottom &&
          other.box.top + leading < box.bottom
        )
          note(`texts that overlap: ${text} / ${other.text}`);
      }
    }
  }
  return found;
}

/** The narrowest windows have drawings of their own. */
export const pictures: Look = {widths: [320, 375, 1280], find: findPoorPictures};
