import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import SystemDiagram from '.';

it('stops the build at a glyph that there is none of', () => {
  const places = [
    {name: 'Chip', glyph: 'chip' as const},
    {name: 'Satellite', glyph: 'sputnik' as 'satellite'},
  ];
  expect(() => renderToStaticMarkup(<SystemDiagram title="The way" places={places} links={[{}]} />)).toThrow(
    /<SystemDiagram>: Satellite has the glyph "sputnik"; there are .*chip/,
  );
});
