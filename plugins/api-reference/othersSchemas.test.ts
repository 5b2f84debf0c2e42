import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {api, blocksOf, ref, take, typeAt} from './testing/roomApi';

describe('schemas in parts of allOf', () => {
  /** Objects that each hold all others by `allOf`, the way in which OpenAPI 3.0 describes a reference. */
  const web = Object.fromEntries(
    Array.from({length: 12}, (_, index) => [
      `Part${index}`,
      {
        type: 'object',
        properties: Object.fromEntries(
          Array.from({length: 12}, (_, other) => [
            `p${other}`,
            {allOf: [ref(`Part${other}`)], default: {}, description: `Own ${other}.`},
          ]),
        ),
      },
    ]),
  );

  it('move to pages of their own once a page is full', async () => {
    const made = await take(api(ref('Part0'), web));
    expect(made.schemas).toHaveLength(12);
    const html = blocksOf(made);
    expect(html.length).toBeLessThan(500_000);
    const $ = load(html);
    expect($('[id="response-200.p11"]').text()).toContain('Own 11.');
    expect($('.property > a[href="/docs/api/schema-part-11"]').first().text()).toBe('All of Part11');
  });

  it('leave what stands beside them on the page', async () => {
    const schemas = {
      ...web,
      Mixed: {allOf: [ref('Part1'), ref('Part2'), {properties: {own: {type: 'string'}}}]},
    };
    const properties = {
      ...web.Part0?.properties,
      mixed: {
        type: 'array',
        items: {allOf: [ref('Part1'), ref('Part2'), {properties: {own: {type: 'string'}}}]},
      },
    };
    const made = await take(
      api(
        {
          type: 'object',
          properties: {first: ref('Part0'), second: {properties: {third: {properties: {...properties}}}}},
        },
        schemas,
      ),
    );
    const $ = load(blocksOf(made));
    const mixed = $('[id="response-200.second.third.mixed"]');
    expect(
      mixed
        .find('> .property > a:not(.property-name)')
        .map((_, one) => $(one).text())
        .get(),
    ).toEqual(['All of Part1', 'All of Part2']);
    expect($('[id="response-200.second.third.mixed.own"]')).toHaveLength(1);
  });
});

it('names a schema that contains itself through allOf', async () => {
  const Pet = {
    type: 'object',
    properties: {
      friend: {allOf: [ref('Pet')], description: 'Another.'},
      rival: {allOf: [ref('Pet'), {properties: {since: {type: 'integer'}}}]},
      friends: {type: 'array', items: {allOf: [ref('Pet')]}},
    },
  };
  const made = await take(api(ref('Pet'), {Pet}));
  expect(typeAt(made, 'response-200.friend')).toBe('Pet');
  expect(typeAt(made, 'response-200.rival')).toBe('Pet & object');
  expect(typeAt(made, 'response-200.friends')).toBe('Pet[]');
  expect(blocksOf(made)).toContain('id="response-200.rival.since"');
});

it.each(['oneOf', 'anyOf'])(
  'tells of null in %s in one word, without a level of its own',
  async (keyword) => {
    const none = {type: 'null'};
    const made = await take(
      api(
        {
          properties: {
            named: {[keyword]: [ref('Room'), none], description: 'Where.'},
            plain: {[keyword]: [none, {type: 'integer', minimum: 1}]},
            several: {[keyword]: [{title: 'A', type: 'string'}, ref('Room'), none]},
            list: {type: 'array', items: {[keyword]: [{type: 'string'}, none]}},
          },
        },
        {Room: {type: 'object', properties: {floor: {type: 'integer'}}}},
      ),
    );
    const types = ['named', 'plain', 'several', 'list'].map((name) => typeAt(made, `response-200.${name}`));
    expect(types).toEqual([
      'object | null',
      'integer | null',
      `${keyword === 'oneOf' ? 'one' : 'any'} of several | null`,
      '(string | null)[]',
    ]);
    const html = blocksOf(made);
    for (const id of ['named.floor', 'several.A', 'several.Room.floor'])
      expect(html).toContain(`id="response-200.${id}"`);
    expect(html).not.toContain('Option');
    expect(html).toContain('at least 1');
  },
);
