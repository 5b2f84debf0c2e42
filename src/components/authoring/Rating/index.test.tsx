import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Rating, {type Props} from '.';

const ratings: readonly Props['is'][] = ['good', 'limited', 'none'];
const answers: readonly Props['is'][] = ['yes', 'partly', 'no'];
const signOf = (is: Props['is']) =>
  / d="([^"]+)"/.exec(renderToStaticMarkup(<Rating is={is}>Thin</Rating>))?.[1];

it.each([[ratings], [answers]])('has a shape of its own for each of %s', (kinds) => {
  expect(new Set(kinds.map(signOf)).size).toBe(3);
});

it('leaves the sign to the eye, since the words say the same', () => {
  expect(renderToStaticMarkup(<Rating is="limited">Thin</Rating>)).toMatch(
    /<svg[^>]* aria-hidden="true">.*<\/svg>Thin<\/span>$/,
  );
});

it('stops the build at a rating that has no sign', () => {
  expect(() => renderToStaticMarkup(<Rating is={'great' as 'good'}>Fine</Rating>)).toThrow(
    'there are good, limited, none, yes, partly, no',
  );
});
