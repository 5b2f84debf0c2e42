import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {readQuestions} from './readQuestions';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'questions-'));
const file = path.join(folder, 'radio.yaml');
const pages = new Set(['/docs/intro', '/docs/support']);

afterAll(() => fs.rmSync(folder, {recursive: true}));

const answered = {
  question: 'how do i pair the tag with a gateway?',
  page: '/docs/intro',
  heading: 'pairing',
  answer: ['a device only broadcasts'],
};
const elsewhere = {page: '/docs/support', heading: 'pairing', answer: ['nothing is paired']};
const assuming = {...answered, assumes: 'That devices are paired.', corrects: 'Nothing is paired:'};

/** Reads a file that holds one entry. JSON is YAML. */
function read(entry: unknown) {
  fs.writeFileSync(file, JSON.stringify([entry]));
  return readQuestions(file, pages);
}

describe('a question', () => {
  it.each([
    ['is answered', answered],
    ['is answered before the first heading', {...answered, heading: ''}],
    ['is answered with a correction', assuming],
    ['is answered on a second page too', {...answered, also: [elsewhere]}],
    [
      'is corrected on a second page too',
      {...assuming, also: [{...elsewhere, corrects: 'Nothing is paired.'}]},
    ],
    ['waits for an answer', {question: answered.question, wants: 'That nothing is paired.'}],
  ])('%s', (_, entry) => {
    expect(read(entry)).toEqual([entry]);
  });

  it.each([
    ['a field that is not known', {...answered, found: 'none'}, '"found" is not allowed'],
    ['a field that is missing', {...answered, heading: undefined}, '"heading" is required'],
    ['less than a question', {...answered, question: 'pairing?'}, 'at least 30 characters'],
    ['more than a question', {...answered, question: 'why '.repeat(100)}, 'less than or equal to 300'],
    ['another page', {...answered, page: '/docs/pairing'}, 'there is no page /docs/pairing'],
    [
      'a second page that does not exist',
      {...answered, also: [{...elsewhere, page: '/docs/help'}]},
      'there is no page /docs/help',
    ],
    ['a second page without phrases', {...answered, also: [{...elsewhere, answer: []}]}, '"also[0].answer"'],
    [
      'a second page that corrects nothing',
      {...assuming, also: [elsewhere]},
      '"corrects" of /docs/support must be there if and only if "assumes" is',
    ],
    ['no phrase', {...answered, answer: []}, 'at least 1 items'],
    ['too many phrases', {...answered, answer: [...'abcde']}, 'less than or equal to 4 items'],
    ['an empty phrase', {...answered, answer: [' ']}, '"answer[0]"'],
    [
      'a wrong assumption without correction',
      {...assuming, corrects: undefined},
      '"corrects" of /docs/intro must be there if and only if "assumes" is',
    ],
    [
      'a correction of nothing',
      {...assuming, assumes: undefined},
      '"corrects" of /docs/intro must be there if and only if "assumes" is',
    ],
    ['an answer beside what it has to say', {...answered, wants: 'Pairing.'}, '"page" is not allowed'],
    ['no field at all', 'how do i pair the tag?', 'an entry without a question: "value" must be'],
  ])('is refused with %s', (_, entry, message) => {
    expect(() => read(entry)).toThrow(message);
  });

  it('is named where it is refused, each of several', () => {
    const other = {...answered, question: 'which gateway do i have to buy first?', heading: undefined};
    fs.writeFileSync(file, JSON.stringify([{...answered, answer: undefined}, answered, other]));
    expect(() => readQuestions(file, pages)).toThrow(
      `${file}:\n  "${answered.question}": "answer" is required\n  "${other.question}": "heading" is required`,
    );
  });
});

it('a file without a list is refused', () => {
  fs.writeFileSync(file, 'question: why');
  expect(() => readQuestions(file, pages)).toThrow('radio.yaml: it holds no list');
});
