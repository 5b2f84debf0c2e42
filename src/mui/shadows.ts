import type {Shadows} from '@mui/material/styles';

/** Raised a little, floating over the page, and in front of everything; the page's own stylesheets use the same. */
const [low, middle, top] = ['lw', 'md', 'tl'].map((name) => `var(--ifm-global-shadow-${name})`);

/** The library's 25 heights in four steps. */
export const shadows = Array.from({length: 25}, (_, height) => {
  if (height === 0) return 'none';
  if (height <= 4) return low;
  return height <= 12 ? middle : top;
}) as Shadows;
