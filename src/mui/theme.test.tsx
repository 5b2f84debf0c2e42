import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {palette} from '../../design/palette';
import {alpha, ThemeScope, theme} from './theme';

/** All texts in a value, with the path to each. */
function texts(value: unknown, path: string): Array<[string, string]> {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

describe('the palette', () => {
  it('has the eight hues as they are in the tokens', () => {
    for (const hue of Object.keys(palette) as Array<keyof typeof palette>)
      expect(theme.palette[hue]).toEqual(palette[hue]);
  });

  it('gives every job one of the site’s own variables', () => {
    const {primary, secondary, error, warning, info, success, text, background, divider} = theme.palette;
    const jobs = texts({primary, secondary, error, warning, info, success, text, background, divider}, '');
    expect(jobs.length).toBeGreaterThan(25);
    for (const [path, value] of jobs) expect(value, path).toMatch(/var\(--ds-/);
  });

  it('needs no relative colors, which some supported browsers lack', () => {
    expect(texts(theme.palette, 'palette').filter(([, value]) => /\(from /.test(value))).toEqual([]);
    expect(alpha('red', 0.125)).toBe('color-mix(in srgb, red 12.5%, transparent)');
    expect(alpha('red', 'var(--a, 0.04) + var(--b, 0.08)')).toBe('color-mix(in srgb, red 12%, transparent)');
  });
});

describe('components under the theme', () => {
  it('are drawn with the site’s variables, without relative colors and without another color scheme', () => {
    const html = renderToStaticMarkup(
      <ThemeScope>
        <Button variant="outlined">Outlined</Button>
        <Button variant="confirmAction">Confirm</Button>
        <Chip label="Chip" onClick={() => {}} onDelete={() => {}} />
      </ThemeScope>,
    );
    expect(html).toContain('var(--ds-primary)');
    expect(html).toContain('MuiButton-confirmAction');
    expect(html).not.toContain('(from ');
    expect(html).not.toContain('color-scheme');
  });
});

// `tsc` reads these: it fails when a mistake is accepted, or when something that there is is refused.
it('the types know the variants, sizes, hues and shades that there are, and no others', () => {
  const mistakes = [
    // @ts-expect-error no such variant
    <Button key="button" variant="rejectActions" />,
    // @ts-expect-error no such size
    <Button key="size" variant="circle" size="huge" />,
    // @ts-expect-error a stock variant that our text styles replace
    <Typography key="stock" variant="body2" />,
    // @ts-expect-error chips have one height
    <Chip key="chip" size="small" />,
    // @ts-expect-error no such hue
    theme.palette.orange,
    // @ts-expect-error no such shade
    theme.palette.purple[975],
  ];
  expect(mistakes.slice(-2)).toEqual([undefined, undefined]);

  const drawn = renderToStaticMarkup(
    <ThemeScope>
      <Typography variant="title" />
      <Typography variant="p4" />
      <Button variant="onlyIcon" size="large" />
      <Button variant="menuLabel" size="small" />
    </ThemeScope>,
  );
  for (const name of ['Typography-title', 'Typography-p4', 'Button-onlyIcon', 'Button-menuLabel'])
    expect(drawn).toContain(`Mui${name}`);
  expect(theme.vars.palette.magenta[50]).toContain(theme.palette.magenta[50]);
  expect(theme.typography.subtitle.fontSize).toBe('3rem');
});
