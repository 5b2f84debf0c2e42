import {describe, expect, it} from 'vitest';
import {builtPage, heading} from '../../plugins/search/testing/builtPageFixture';
import {missingIn} from './missingIn';
import {readSections} from './readSections';

const file = 'build/docs/pairing.html';
const sections = readSections(
  builtPage({
    body: `<p>A device sends.${heading(2, 'pairing', 'No pairing')}
<p>Nothing is paired: a device only <b>broadcasts</b>, every 10\u00a0s. In truth, nobody connects.
${heading(3, 'phones', 'Phones')}<ul><li>Any phone in range hears it.</ul>
<table><tr><th>Phone<td>No app is needed: the system listens.</table>
${heading(2, 'range', 'Range')}<p>Walls take 10 to 20 dB.`,
  }),
  file,
);

function missing(answer: string[], corrects?: string, id = 'pairing'): string[] {
  const question = {question: 'How do I pair it?', page: '/docs/pairing', heading: id, answer, corrects};
  return missingIn(sections, question, file);
}

describe('an answer', () => {
  it.each([
    ['over marked words and a no-break space', ['a device only broadcasts, every 10 s.']],
    ['in a section below', ['Any phone in range', 'the system listens']],
  ])('is found %s', (_, answer) => {
    expect(missing(answer)).toEqual([]);
  });

  it('is found before the first heading', () => {
    expect(missing(['A device sends.'], undefined, '')).toEqual([]);
    expect(missing(['Any phone'], undefined, '')).toEqual([
      `${file}, before its first heading, does not say "Any phone", but #pairing and #phones does.`,
    ]);
  });

  it('is missing where one of its phrases is', () => {
    expect(missing(['Any phone in range', 'within 100 m'])).toEqual([
      `${file}#pairing does not say "within 100 m".`,
    ]);
  });

  it('is missing where another section has it', () => {
    expect(missing(['Walls take 10 to 20 dB'])).toEqual([
      `${file}#pairing does not say "Walls take 10 to 20 dB", but #range does.`,
    ]);
  });

  it('is missing where only the heading says it, or two blocks together do', () => {
    expect(missing(['No pairing'])).toHaveLength(1);
    expect(missing(['hears it. Phone'])).toHaveLength(1);
  });

  it('is missing where there is no such heading', () => {
    expect(missing(['A device sends.'], undefined, 'pair')).toEqual([
      `${file} has no heading with the id "pair".`,
    ]);
  });
});

describe('a correction', () => {
  it.each(['Nothing is paired:', 'Any phone in range', 'No app is needed:'])(
    'begins a block: %s',
    (words) => {
      expect(missing(['broadcasts'], words)).toEqual([]);
    },
  );

  it('does not stand in the middle of a block', () => {
    expect(missing(['broadcasts'], 'nobody connects')).toEqual([
      `No paragraph, list item or cell of ${file}#pairing begins with "nobody connects".`,
    ]);
  });
});
