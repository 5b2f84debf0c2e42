import {describe, expect, it} from 'vitest';
import type {OpenApiDocument} from '../../sandbox/document/OpenApiDocument';
import {parseMarkdown} from '../../scripts/pages/parsePage';
import {type ApiFacts, apiFacts} from './apiFacts';
import {fieldNames, headers, limits, type NamingFacts, paths, scopes, statuses, titles} from './apiRules';
import {disagreements, type Rule, readStatements} from './statements';

/** What a piece of Markdown states. */
const stated = (markdown: string, file = 'page.mdx') => readStatements(file, parseMarkdown(markdown));

const document = {
  paths: {
    '/v1/org/{org_id}/lamps': {
      get: {
        operationId: 'list-lamps',
        summary: 'List lamps',
        'x-required-scope': 'read-lamps',
        parameters: [
          {name: 'limit', in: 'query', schema: {type: 'integer', minimum: 10, maximum: 1000, default: 250}},
          {name: 'Continuation-Token', in: 'header', schema: {type: 'string'}},
        ],
        responses: {'200': {headers: {'X-Request-ID': {schema: {}}}}, '404': {}},
      },
      post: {
        operationId: 'add-lamps',
        summary: 'Add lamps',
        'x-required-scope': 'write-lamps',
        responses: {'200': {headers: {'Retry-After': {schema: {}}}}},
      },
    },
  },
  components: {
    schemas: {
      Scope: {enum: ['read-lamps', 'write-lamps']},
      Lamp: {
        properties: {
          lamp_name: {maxLength: 250},
          device: {properties: {sequence_number: {minimum: 0, maximum: 1023}}},
        },
      },
    },
  },
} as unknown as OpenApiDocument;
const api = apiFacts(document);
const naming: NamingFacts = {api, codeWords: new Set(['payload_len'])};

const list = '[List lamps](/docs/api-specification/list-lamps)';
const add = '[Add lamps](/docs/api-specification/add-lamps)';

describe('finds a difference between a page and the OpenAPI file:', () => {
  const cases: Array<[string, Rule<ApiFacts>, string, string]> = [
    ['a title', titles, '[Add lamps](/docs/api-specification/list-lamps)', 'is the title of add-lamps'],
    [
      'a path',
      paths,
      'Call `GET /v1/org/5/lamp`.',
      'no operation of the OpenAPI file has GET /v1/org/5/lamp',
    ],
    ['a method', paths, 'Call `DELETE /v1/org/5/lamps`.', 'has DELETE /v1/org/5/lamps'],
    ['a scope', scopes, 'It needs `read-lamp`.', 'there is no scope read-lamp'],
    [
      'the scope of an operation',
      scopes,
      `${list} needs \`write-lamps\`.`,
      'the OpenAPI file has read-lamps',
    ],
    ['that no scope is needed', scopes, `${list} needs no scope.`, 'said to need no scope'],
    ['a status', statuses, `${list} answers \`409\`.`, 'list-lamps does not answer 409'],
    ['a status in prose', statuses, `${list} answers 409 then.`, 'list-lamps does not answer 409'],
    [
      'where a header comes',
      statuses,
      `With ${list}, wait for \`Retry-After\`.`,
      'does not send Retry-After',
    ],
    ['a header', headers, 'Send `Continue-Token`.', 'has no header Continue-Token'],
    ['a range', limits, '`limit` takes 1 to 1,000.', 'the OpenAPI file has 10 to 1000'],
    ['a default', limits, '`limit` is optional, by default 100.', 'the OpenAPI file has 250'],
    ['a maximum', limits, '`lamp_name` has at most 200 characters.', 'the OpenAPI file has 250'],
  ];
  it.each(cases)('%s', (_, rule, markdown, problem) => {
    expect(disagreements(stated(markdown), rule, api).problems).toEqual([expect.stringContaining(problem)]);
  });

  it.each(['`lamp_names`', '`device.sequence`', '`device.lamp_name`'])('the name %s', (markdown) => {
    expect(disagreements(stated(markdown), fieldNames, naming).problems).toEqual([
      expect.stringContaining(`${markdown.slice(1, -1)} is no field`),
    ]);
  });
});

it('finds nothing where both agree', () => {
  const markdown = [
    `${list} needs \`read-lamps\`, and answers \`404\`: call \`GET /v1/org/5/lamps\` with \`Continuation-Token\`.`,
    `After ${add}, wait for \`Retry-After\`.`,
    '`limit` takes 10 to 1,000, by default 250. A `lamp_name` has up to 250 characters.',
    '| Field | Meaning |\n|---|---|\n| `device.sequence_number` | 0 to 1023 |',
  ].join('\n\n');
  const compared = [titles, paths, scopes, statuses, headers, limits].map((rule) => {
    const outcome = disagreements(stated(markdown), rule, api);
    expect(outcome.problems).toEqual([]);
    return outcome.compared;
  });
  expect(compared).toEqual([2, 1, 2, 2, 2, 4]);
  expect(disagreements(stated('`lamp_name`, `payload_len`, `device.json`'), fieldNames, naming)).toEqual({
    problems: [],
    compared: 2,
  });
});
