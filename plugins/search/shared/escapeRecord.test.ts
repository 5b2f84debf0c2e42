import {expect, it} from 'vitest';
import {escapeRecord} from './escapeRecord';
import {pageOf} from './pageFixture';
import {toRecords} from './toRecords';

const page = pageOf('docs/a', 'Keys & <tokens>', ['Say "1 < 2" & \'go\'.']);
const [heading, passage] = toRecords(page, 'https://docs.example/').map(escapeRecord);

it('escapes what DocSearch writes into the page', () => {
  expect(heading?.hierarchy).toMatchObject({lvl1: 'Keys &amp; &lt;tokens&gt;', lvl2: null});
  expect(passage?.content).toBe('Say &quot;1 &lt; 2&quot; &amp; &#39;go&#39;.');
});

it('leaves the rest as it is', () => {
  expect(heading).toMatchObject({content: null, objectID: 'docs/a', url: 'https://docs.example/docs/a'});
});
