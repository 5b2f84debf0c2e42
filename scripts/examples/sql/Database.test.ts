import {expect, it} from 'vitest';
import {block, checkSource} from '../testing/checkSource';

it('runs SQL, and shows rows as psql does', async () => {
  const source = `${block('sql title="schema.sql"', 'CREATE TABLE thing (\n  name text PRIMARY KEY, size integer);')}
{/* example: needs docs/other.mdx batch.json */}
{/* example: parameter batch.json */}
${block('sql', "INSERT INTO thing SELECT 'one', ($1::jsonb->>'a')::integer RETURNING name, size")}
${block('text title="Output"', ' name | size\n------+------\n one  |    1\n(1 row)')}
${block('sql', 'SELECT name\nFROM thing\nWHERE nothing')}`;
  const readSource = () => block('json title="batch.json"', '{"a": 1}');
  const {lines} = await checkSource(source, {readSource});
  expect(lines).toEqual([
    expect.stringMatching(/:22: the database refuses it: column "nothing" does not exist/),
  ]);
});

it('shows values as the server writes them', async () => {
  const query = `SELECT 7 AS n, true AS yes, '2026-10-01 09:22:14.250+00'::timestamptz AS at, '\\x0196'::bytea AS bytes, NULL AS no`;
  const shown = ` n | yes |            at             | bytes  | no
---+-----+---------------------------+--------+----
 7 | t   | 2026-10-01 09:22:14.25+00 | \\x0196 |
(1 row)`;
  const source = block('sql', query) + block('text title="Output"', shown);
  expect((await checkSource(source)).lines).toEqual([]);
});
