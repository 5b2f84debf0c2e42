import {expect, it} from 'vitest';
import {readAnswer, retryAfter} from './send';

const read = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  readAnswer(new Response(body, {headers}), 'invoice-7', performance.now());

it('formats JSON and keeps its description', async () => {
  const {content, size} = await read('{"code":400,"description":"No."}', {
    'Content-Type': 'application/json',
  });
  expect(content).toEqual({
    kind: 'text',
    language: 'json',
    text: '{\n  "code": 400,\n  "description": "No."\n}',
    description: 'No.',
  });
  expect(size).toBe(32);
});

it('shows what calls itself JSON and is none as text', async () => {
  const {content} = await read('<html>', {'Content-Type': 'application/json'});
  expect(content).toEqual({kind: 'text', language: 'text', text: '<html>'});
});

it('reads JSON null', async () => {
  expect((await read('null', {'Content-Type': 'application/json'})).content).toMatchObject({text: 'null'});
});

it('makes a file of a PDF, named by the response or by us', async () => {
  const type = {'Content-Type': 'application/pdf'};
  expect((await read('%PDF', type)).content).toMatchObject({kind: 'file', name: 'invoice-7.pdf'});
  const named = {...type, 'Content-Disposition': 'attachment; filename="2026-01.pdf"'};
  expect((await read('%PDF', named)).content).toMatchObject({name: '2026-01.pdf'});
});

it('says that there is no body', async () => {
  expect((await read(null)).content).toEqual({kind: 'empty'});
});

const now = Date.UTC(2026, 0, 1);

it.each([
  ['30', 1, 30],
  ['0', 1, 1],
  ['99999', 1, 600],
  ['Thu, 01 Jan 2026 00:00:12 GMT', 1, 12],
  [undefined, 1, 1],
  [undefined, 3, 4],
  ['soon', 2, 2],
])('Retry-After %s at refusal %i is %i seconds', (header, refusals, seconds) => {
  expect(retryAfter(header, refusals, now)).toBe(seconds);
});
