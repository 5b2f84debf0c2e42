import {expect, it} from 'vitest';
import {compareJson} from './compareJson';
import {compareText} from './compareText';

const today = Math.floor(Date.now() / 86_400_000);
const uuids = ['0d4f7a52-9c1b-4f0e-8a57-6a1f0c2b9e34', '6ba7b810-9dad-41d1-80b4-00c04fd430c8'];
const options = (changes: object = {}) => ({
  varies: [],
  exact: false,
  part: false,
  ids: new Map(),
  ...changes,
});
const base64 = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64');

it.each([
  ['an ID', `id ${uuids[0]}`, `id ${uuids[1]}`],
  ['a date', 'on 2026-11-16', 'on 2027-01-02'],
  ['a time', '2026-11-16 10:05:08 UTC', '2027-01-02 23:59:00 UTC'],
  ['a time of ISO 8601', '"2026-11-16T10:05:08Z"', '"2027-01-02T23:59:00.5Z"'],
  ['a Unix time', 'at 1794823496.0', 'at 1800000000.25'],
  ['a time counter', 'counter 20773', `counter ${today}`],
  ['a key', `key ${base64(32)}`, `key ${Buffer.alloc(32, 9).toString('base64')}`],
  ['a short key', base64(16), Buffer.alloc(16, 9).toString('base64')],
  ['hexadecimal', 'ab'.repeat(16), 'cd'.repeat(16)],
  ['any lines', 'one\n…\nfour', 'one\ntwo\nthree\nfour'],
  ['no lines', 'one\n...', 'one'],
  ['white space at the end', 'one', 'one  \n\n'],
])('takes %s for another', (_, shown, found) => {
  expect(compareText(shown, found, options())).toBeUndefined();
});

it.each([
  ['an ID and a word', uuids[0], 'none'],
  ['an ID that is too short', uuids[0], uuids[1].slice(1)],
  ['a time and a date', '2026-11-16 10:05', '2026-11-16'],
  ['milliseconds and seconds', 'at 1794823496', 'at 1794823496000'],
  ['a number and a time', 'at 42', 'at 1794823496'],
  ['a time counter of January 1970', 'counter 20773', 'counter 20'],
  ['a time counter of the future', 'counter 20773', `counter ${today + 1}`],
  ['a port and a time counter', 'port 8080', `port ${today}`],
  ['keys of 16 and 32 bytes', base64(32), base64(16)],
  ['hexadecimal of 16 and 32 bytes', 'ab'.repeat(16), 'ab'.repeat(32)],
  ['short hexadecimal', '68656c6c6f', '68656c6c70'],
  ['a payload', 'aGVsbG8=', 'aGVsbG9='],
  ['case', 'Done', 'done'],
  ['spaces inside', 'a  b', 'a b'],
  ['a line before an ellipsis', 'two\n…', 'one\ntwo'],
  ['a line too many', 'one', 'one\ntwo'],
  ['a line too few', 'one\ntwo', 'one'],
  ['a line behind an ellipsis', '…\none', 'one\ntwo'],
])('tells %s apart', (_, shown, found) => {
  expect(compareText(shown, found, options())).toBeDefined();
});

it('takes the same ID for the same one, in all outputs of a run', () => {
  const [first, second] = uuids;
  const known = options();
  expect(compareText(`${first} ${first}`, `${second} ${first}`, options())).toBeDefined();
  expect(compareText(first, second, known)).toBeUndefined();
  expect(compareText(first, first, known)).toMatchObject({line: 1});
  expect(compareJson(`{"id": "${first}"}`, `{"id": "${second}"}`, known)).toBeUndefined();
});

it('lets nothing differ where the result must be right', () => {
  expect(compareText('ab'.repeat(16), 'cd'.repeat(16), options({exact: true}))).toBeDefined();
  expect(compareJson('[1794823496]', '[1794823497]', options({exact: true}))).toBeDefined();
});

it('lets named words vary, by their kind', () => {
  const varies = options({varies: ['-48', '618']});
  expect(compareText('seq   0  -48 dBm 618', 'seq 0  -101 dBm 7', varies)).toBeUndefined();
  expect(compareText('-48 dBm', 'no dBm', varies)).toBeDefined();
  expect(compareText('-480 dBm', '-481 dBm', varies)).toBeDefined();
});

it('finds a part, and says where it stops', () => {
  const part = options({part: true});
  expect(compareText('two\nthree', 'one\ntwo\nthree\nfour', part)).toBeUndefined();
  expect(compareText('two\nfour', 'one\ntwo\nthree\nfour', part)).toMatchObject({line: 2});
  expect(compareJson('{"b": 1}', '{"a": [{"b": 2}, {"b": 1}]}', part)).toBeUndefined();
  expect(compareJson('{"b": 3}', '{"a": [{"b": 2}, {"b": 1}]}', part)?.message).toContain(
    'b: the page shows 3 and 2',
  );
});

it.each([
  ['keys in another order', '{"a": 1, "b": 2}', '{"b":2,"a":1}'],
  ['more items', '[1, …]', '[1, 2, 3]'],
  ['items in between', '{"list": [\n  1,\n  …\n  3\n]}', '{"list": [1, 2, 3]}'],
  ['more keys', '{"a": 1, …}', '{"a": 1, "b": 2}'],
  ['a longer text', '{"key": "eyJh…"}', '{"key": "eyJhbGci"}'],
  ['a time', '{"at": 1794823496.25}', '{"at": 1800000000}'],
  ['a time counter', '{"counter": 20773}', `{"counter": ${today}}`],
])('takes %s in JSON', (_, shown, found) => {
  expect(compareJson(shown, found, options())).toBeUndefined();
});

it.each([
  ['a number and a text', '{"a": 1}', '{"a": "1"}', 1, 'a: the page shows 1 and "1" came out'],
  ['items in another order', '[1,\n2]', '[2, 1]', 1, '0: the page shows 1'],
  ['one item too many', '{"a": [1]}', '{"a": [1, 2]}', 1, 'shows 1 items and 2 came out'],
  ['null and nothing', '{\n"a": null}', '{}', 2, '"a" did not come out'],
  ['an object and null', '{\n"a": {}}', '{"a": null}', 2, 'a: the page shows {} and null'],
  ['a key that the page lacks', '{\n"a": {}}', '{"a": {"b": 1}}', 2, 'the page lacks the key "b"'],
  ['a deep value', '{\n"a": [\n{"b": 1}]}', '{"a": [{"b": 2}]}', 3, 'a.0.b: the page shows 1'],
  ['an ID and a text', `{"a": "${uuids[0]}"}`, '{"a": "none"}', 1, 'a: '],
])('tells %s in JSON apart', (_, shown, found, line, message) => {
  const difference = compareJson(shown, found, options());
  expect(difference?.line).toBe(line);
  expect(difference?.message).toContain(message);
});

it('lets values of named keys vary within their type', () => {
  const varies = options({varies: ['rssi']});
  expect(compareJson('{"a": {"rssi": -48}}', '{"a": {"rssi": -71}}', varies)).toBeUndefined();
  expect(compareJson('{"a": {"rssi": -48}}', '{"a": {"rssi": null}}', varies)).toBeDefined();
});
