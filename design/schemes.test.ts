import {blend, formatHex, parse, wcagContrast} from 'culori';
import upperFirst from 'lodash/upperFirst';
import {describe, expect, it} from 'vitest';
import {type Job, type Scheme, type SchemeName, schemes} from './schemes';

/** What the eye sees of translucent layers, the page first. */
function seen(...layers: string[]): string {
  return layers.reduce((below, layer) => formatHex(blend([below, layer], 'normal')));
}

/** A color at a share of itself. */
function wash(tone: string, share: string): string {
  const color = parse(tone);
  if (!color) throw new Error(`${tone} is no color`);
  const {r, g, b} = color as {r: number; g: number; b: number};
  return `rgb(${r * 255} ${g * 255} ${b * 255} / ${share})`;
}

/** The edges or the backgrounds of the tones. */
function namedLike(scheme: Scheme, name: 'edge' | 'wash'): Job[] {
  return (Object.keys(scheme) as Job[]).filter((job) => job.startsWith(name));
}

/** A fourteenth of a translucent color. */
function shine(light: string): string {
  return light.replace(/\d+(?=%)/, (share) => String(Number(share) / 30));
}

/** All pairs of text and background that the stylesheets put together: name, foreground, background. */
function pairsOf(scheme: Scheme): Array<[string, string, string]> {
  const pairs: Array<[string, string, string]> = [
    ['onPrimary on primary', scheme.onPrimary, scheme.primary],
    ['onPrimary on primaryHover', scheme.onPrimary, scheme.primaryHover],
    ['page on danger', scheme.page, scheme.tones.danger],
    ['dashboardText on dashboardFrom', scheme.dashboardText, scheme.dashboardFrom],
    ['dashboardText on dashboardTo', scheme.dashboardText, scheme.dashboardTo],
  ];
  const pages = {page: scheme.page, from: scheme.pageFrom, via: scheme.pageVia, to: scheme.pageTo};
  const grounds: Array<[string, string]> = Object.entries(pages).flatMap(([name, page]) => [
    [name, page],
    [`${name} with glow`, seen(page, scheme.glow)],
    [`${name} with glow and light`, seen(page, scheme.glow, shine(scheme.light))],
    [`surface on ${name}`, seen(page, scheme.surface)],
    [`surface on ${name} with glow`, seen(page, scheme.glow, scheme.surface)],
    [`hover on ${name}`, seen(page, scheme.hover)],
    [`selected on ${name}`, seen(page, scheme.selected)],
    [`inline code on ${name}`, seen(page, scheme.codeInline)],
    ...namedLike(scheme, 'wash').map((wash): [string, string] => [
      `${wash} on ${name}`,
      seen(page, scheme[wash]),
    ]),
  ]);
  grounds.push(
    ['raised', scheme.raised],
    ['hover on raised', seen(scheme.raised, scheme.hover)],
    ['selected on raised', seen(scheme.raised, scheme.selected)],
    ['surface on raised', seen(scheme.raised, scheme.surface)],
  );
  const words = ['text', 'textMuted', 'heading', 'link', 'linkHover', 'accent'] as const;
  for (const [name, ground] of grounds) {
    for (const word of words) pairs.push([`${word} on ${name}`, scheme[word], ground]);
  }
  for (const [tone, color] of Object.entries(scheme.tones)) {
    const washed = scheme[`wash${upperFirst(tone)}` as Job];
    for (const [name, ground] of Object.entries({...pages, raised: scheme.raised})) {
      pairs.push([`${tone} on ${name}`, color, ground]);
      pairs.push([`${tone} on its wash on ${name}`, color, seen(ground, washed)]);
    }
  }
  const {raised, code} = scheme;
  const byteGrounds = {...pages, raised, code, tool: seen(scheme.pageVia, scheme.surface)};
  for (const [part, color] of Object.entries(scheme.fields)) {
    pairs.push([`${part} on codeLine`, color, seen(scheme.code, scheme.codeLine)]);
    for (const [name, ground] of Object.entries(byteGrounds)) {
      const washed = seen(ground, wash(color, '12%'));
      pairs.push([`${part} on ${name}`, color, ground], [`${part} on its wash on ${name}`, color, washed]);
      pairs.push([`heading on the wash of ${part} on ${name}`, scheme.heading, washed]);
    }
  }
  for (const [token, color] of Object.entries({
    ...scheme.syntax,
    codeText: scheme.codeText,
    inserted: scheme.tones.tip,
    deleted: scheme.tones.danger,
  })) {
    pairs.push([`${token} on code`, color, scheme.code]);
    pairs.push([`${token} on codeLine`, color, seen(scheme.code, scheme.codeLine)]);
  }
  return pairs;
}

describe.each(Object.keys(schemes) as SchemeName[])('scheme %s', (name) => {
  const scheme: Scheme = schemes[name];
  const least = name.endsWith('high-contrast') ? 7 : 4.5;

  it(`gives every text at least ${least}:1`, () => {
    const failing = pairsOf(scheme)
      .map(([pair, foreground, background]) => ({pair, ratio: wcagContrast(foreground, background)}))
      .filter(({ratio}) => ratio < least)
      .map(({pair, ratio}) => `${pair}: ${ratio.toFixed(2)}`);
    expect(failing).toEqual([]);
  });

  it('gives outlines, focus rings, the accent, the light and edges of tones at least 3:1', () => {
    for (const page of [
      scheme.pageFrom,
      scheme.pageVia,
      scheme.pageTo,
      seen(scheme.pageVia, scheme.glow),
      scheme.raised,
    ]) {
      for (const mark of ['outline', 'focus', 'accent', ...namedLike(scheme, 'edge')] as Job[]) {
        expect(wcagContrast(scheme[mark], page), `${mark} on ${page}`).toBeGreaterThanOrEqual(3);
      }
    }
    if (!name.endsWith('high-contrast'))
      expect(wcagContrast(seen(scheme.page, scheme.light), scheme.page), 'light').toBeGreaterThanOrEqual(3);
  });
});
