import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {stages} from './stages';
import {wide} from './wide';

it('begins what a gate asks for where the bar of its stage begins', () => {
  const $ = load(renderToStaticMarkup(wide().content), {xml: true});
  const starts = $('text')
    .toArray()
    .filter((text) => $(text).text().startsWith('Gate: '))
    .map((text) => Number($(text).attr('x') ?? $(text).find('tspan').attr('x')));
  const bars = $('rect:not([class*=dashed])')
    .toArray()
    .map((bar) => Number($(bar).attr('x')) - 1);
  expect(starts).toHaveLength(Object.keys(stages).length);
  for (const start of starts) expect(bars).toContain(start);
});
