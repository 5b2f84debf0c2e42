import {load} from 'cheerio';
import {toHtml} from 'hast-util-to-html';
import {expect, it} from 'vitest';
import {Anchors} from '../schema/Anchors';
import {describeSchema} from '../schema/describeSchema';
import type {Schema} from '../schema/Schema';
import {propertyList} from './propertyList';
import {bodyList} from './sections';

/** An object nested as deeply as there are numbers, with so many properties at each level. */
function nested([count = 0, ...rest]: number[]): Schema {
  const names = Array.from({length: count}, (_, index) => `p${index}`);
  const inner: Schema = rest.length > 0 ? nested(rest) : {type: 'string'};
  return {type: 'object', properties: Object.fromEntries(names.map((name) => [name, inner]))};
}

function html(schema: Schema): string {
  return toHtml(propertyList([describeSchema(schema, {id: 'body.a', name: 'a'}, new Anchors())]));
}

it.each([
  ['nothing of a small list', [2, 2, 2], 0],
  ['the third level of a longer one, and nothing in it that is small again', [3, 3, 3], 3],
  ['no level that has next to nothing', [20, 2], 0],
  ['the second level of a very long one, and the same in it', [20, 20], 21],
])('folds %s', (_name, counts, folds) => {
  const $ = load(html(nested(counts)));
  expect($('details').length).toBe(folds);
  expect($('li').length).toBe(
    1 + counts.reduce((sum, _count, level) => sum + counts.slice(0, level + 1).reduce((a, b) => a * b), 0),
  );
});

it.each<[Schema, string]>([
  [
    {
      type: 'array',
      minItems: 1,
      default: [],
      examples: [['a', 'b']],
      items: {type: 'string', enum: ['a', 'b'], maxLength: 1, default: 'a', examples: ['b']},
    },
    'Allowed: each item: a, b Limits: at least 1 item, each item at most 1 character Default: [], each item: a Examples: ["a","b"], each item: b',
  ],
  [{type: 'string', enum: ['a', ''], default: 'a', example: 'a'}, 'Allowed: a, "" Default: a Example: a'],
])('tells what holds of an array from what holds of its items: %#', (schema, text) => {
  expect(load(html(schema))('.property-facts').text().trim()).toBe(text);
});

it('says what it has folded', () => {
  expect(
    load(html(nested([4, 10])))('summary')
      .first()
      .text(),
  ).toBe('10 properties: p0, p1, p2, p3, …');
});

it('gives each property a link to itself, and stays small with 592 of them', () => {
  const page = html(nested([16, 36]));
  const $ = load(page);
  expect($('li').length).toBe(593);
  for (const link of $('a.property-name').get()) {
    expect($(link).closest('li').attr('id')).toBe($(link).attr('href')?.slice(1));
  }
  expect(page.length / 593).toBeLessThan(180);
});

it('numbers long examples where there are several', () => {
  const [long, ...others] = ['a', 'b'].map((letter) => letter.repeat(200));
  const labels = (examples: unknown[]) =>
    load(html({type: 'string', examples}))('summary')
      .toArray()
      .map((one) => load(one).text());
  expect(labels([long])).toEqual(['Example']);
  expect(labels([long, ...others])).toEqual(['Example 1', 'Example 2']);
});

it('shows as code what a program compares with', () => {
  const codes = (schema: Schema) => load(html(schema))('.property-facts').html();
  expect(codes({type: 'string', pattern: '^[^:]+:.+$'})).toContain('matches <code>^[^:]+:.+$</code>');
  expect(codes({const: 'Not Found'})).toContain('always <code>"Not Found"</code>');
  const items = {type: 'string', pattern: '^a b', minLength: 2} as const;
  const each = 'each item at least 2 characters, <span>each item matches <code>^a b</code>';
  expect(codes({type: 'array', items})).toContain(each);
});

it('says of a body that is its properties alone what holds of all of them, and not that it is an object', () => {
  const schema = {...nested([1]), description: 'A lamp.', additionalProperties: false};
  const shown = load(toHtml(bodyList(schema, 'body', {anchors: new Anchors()})));
  expect(shown('body > p').text()).toBe('A lamp.Limits: no other properties ');
  expect(shown('.property-type').text()).toBe('string');
});
