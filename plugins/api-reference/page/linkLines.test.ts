import {expect, it} from 'vitest';
import {linkLines} from './linkLines';

const code = (...lines: string[]) => lines.map((line) => `<span class="line">${line}\n</span>`).join('');
const list = (...ids: string[]) => `<ul>${ids.map((id) => `<li id="${id}">${id}</li>`).join('')}</ul>`;

/** The lines that each field is shown in. */
function linesOf(sample: string[], answer: string[], ids: string[]): Record<string, string[]> {
  const {shown, fields} = linkLines(
    [code(...sample), code(...answer)],
    [list(...ids)],
    '/v1/org/{org_id}/devices',
  );
  const html = shown.join('');
  return Object.fromEntries(
    [...fields.join('').matchAll(/<li id="([^"]+)" class="(at-\d+)">/g)].map(([, id, mark]) => [
      id,
      [...html.matchAll(/<span class="line([^"]*)">(.*)/g)]
        .filter(([, classes = '']) => classes.split(' ').includes(mark ?? ''))
        .map(([, , line = '']) => line),
    ]),
  );
}

it('finds what is sent by the name before its value, and parameters of the path in the address', () => {
  const sample = [
    'curl "$URL/v1/org/$ORG/devices?limit=5" \\',
    `  --data '{`,
    '    "name": "a",',
    '    "names": ["name"]',
  ];
  expect(
    linesOf(sample, [], ['path.org_id', 'query.limit', 'body.name', 'body.Rename.names', 'body.tags']),
  ).toEqual({
    'path.org_id': [sample[0]],
    'query.limit': [sample[0]],
    'body.name': [sample[2]],
    'body.Rename.names': [sample[3]],
  });
});

it('finds what is answered by where it stands, in each item of a list, and any name of a map', () => {
  const answer = [
    '{',
    '  "devices": [',
    '    {',
    '      "id": 1,',
    '      "tags": {',
    '        "site": "a"',
    '      }',
    '    }',
    '  ],',
    '  "id": 2',
    '}',
  ];
  const ids = ['id', 'devices', 'devices.id', 'devices.tags', 'devices.tags.key'].map(
    (id) => `response-200.${id}`,
  );
  expect(linesOf([], answer, [...ids, 'response-400.id'])).toEqual({
    'response-200.id': ['  "id": 2'],
    'response-200.devices': ['  "devices": ['],
    'response-200.devices.id': ['      "id": 1,'],
    'response-200.devices.tags': ['      "tags": {'],
    'response-200.devices.tags.key': ['        "site": "a"'],
  });
});
