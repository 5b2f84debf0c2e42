import {expect, it} from 'vitest';
import {describeDiagram} from './describeDiagram';

it('says in words all that a diagram shows, in order', () => {
  const text = describeDiagram({
    places: [
      {name: 'Chip', glyph: 'chip', note: 'Encrypts.'},
      {name: 'Gateway', glyph: 'gateway'},
      {name: 'Cloud', glyph: 'cloud', note: 'Decrypts'},
    ],
    links: [{label: 'Advertising packet', kind: 'radio'}, {}],
    stretches: [{label: 'Sealed', from: 'Chip', to: 'Cloud'}],
  });
  expect(text).toBe(
    'Chip: Encrypts. By radio to Gateway: Advertising packet. Gateway. To Cloud. Cloud: Decrypts. Sealed: from Chip to Cloud.',
  );
});
