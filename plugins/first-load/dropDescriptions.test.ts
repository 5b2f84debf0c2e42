import {expect, it} from 'vitest';
import dropDescriptions from './dropDescriptions';

it.each([
  [
    "translate({id: 'a', message: 'Close {name}', description: 'It\\'s a button'}, {name})",
    "translate({id: 'a', message: 'Close {name}', }, {name})",
  ],
  [
    'translate({\n  id: "a",\n  description:\n    "It\'s a button",\n  message: "Close"})',
    'translate({\n  id: "a",\n  \n  message: "Close"})',
  ],
  ['<Translate id="a" description="A button">Close</Translate>', '<Translate id="a" >Close</Translate>'],
  ["<Translate id='a' description={'A button'}>Close</Translate>", "<Translate id='a' >Close</Translate>"],
])('the description of a text stays out of the browser: %s', (source, short) => {
  expect(dropDescriptions(source)).toBe(short);
});

it.each([
  "<Translate id='a'>Close</Translate>; page({description: 'kept'})",
  "const {description} = page; f({title: 'a', description: 'kept'})",
])('all other descriptions stay: %s', (source) => {
  expect(dropDescriptions(source)).toBe(source);
});
