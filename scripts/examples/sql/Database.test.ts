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
