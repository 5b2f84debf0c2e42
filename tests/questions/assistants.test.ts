import fs from 'node:fs';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {expect, it} from 'vitest';
import {createServer} from '../../mcp/createServer';
import {Site} from '../../mcp/site/Site';
import {patience} from '../../mcp/testing/clients';
import {projectRoot} from '../../scripts/projectRoot';
import {buildDir} from '../browser/support/siteBuild';
import {routes} from '../browser/support/routes';
import {isHeldOut} from './isHeldOut';
import {readQuestions} from './readQuestions';

/** Sections that an assistant gets to read with one search. */
const read = 3;

/** Share of questions whose answer is among them, below which something broke; the table has what is reached. */
const least = 0.4;

/** The words of Markdown, as the questions have them. */
function wordsOf(markdown: string): string {
  return markdown
    .replace(/<a id="[^"]*"><\/a>/g, '')
    .replace(/\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/\\(?=[!-/:-@[-`{-~])|[*`]/g, '')
    .replace(/\s+/g, ' ');
}

async function connect(): Promise<Client> {
  const site = new Site(
    async (file) => new Uint8Array(await fs.promises.readFile(path.join(buildDir, file))),
  );
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer({site: () => site}).connect(theirs);
  const client = new Client({name: 'questions', version: '1'});
  await client.connect(ours);
  return client;
}

it('one search shows an assistant the answer to most of what readers ask', async () => {
  const client = await connect();
  const rows: {questions: string; asked: number; answered: number; found: number}[] = [];
  for (const file of ['firmware.yaml', 'backend.yaml']) {
    const questions = readQuestions(path.join(projectRoot, 'tests/questions', file), new Set(routes));
    const counts = {asked: 0, answered: 0, found: 0};
    for (const one of questions) {
      if ('wants' in one || !isHeldOut(one.question)) continue;
      const given = {query: one.question, limit: read};
      const {content, _meta} = await client.callTool(
        {name: 'search_docs', arguments: given},
        undefined,
        patience,
      );
      const text = wordsOf((content as {text: string}[])[0]?.text ?? '');
      const place = one.heading ? `${one.page}#${one.heading}` : one.page;
      counts.asked++;
      if (one.answer.every((phrase) => text.includes(wordsOf(phrase)))) counts.answered++;
      if (((_meta?.sources ?? []) as string[]).some((source) => source.endsWith(place))) counts.found++;
    }
    rows.push({questions: file, ...counts});
  }
  await client.close();
  const share = (count: number, of: number) => `${count} of ${of} (${((100 * count) / of).toFixed(0)} %)`;
  console.log(
    [
      `| Held-out half of | Answer is in the first ${read} sections of search_docs | Its very section is among them |`,
      '| --- | --- | --- |',
      ...rows.map(
        ({questions, asked, answered, found}) =>
          `| ${questions} | ${share(answered, asked)} | ${share(found, asked)} |`,
      ),
    ].join('\n'),
  );
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  expect(sum(({answered}) => answered) / sum(({asked}) => asked)).toBeGreaterThan(least);
});
