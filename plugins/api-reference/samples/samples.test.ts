import {load} from 'js-yaml';
import fs from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {exampleIds, exampleSecrets} from '../../../sandbox/store/exampleIds';
import {fillIn} from '../../../src/components/api-reference/Samples/fillIn';
import {codeOf} from '../../content/highlight/shared/codeHtml';
import {allOperations} from '../../../sandbox/document/listOperations';
import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import {type FixtureSite, fixtureSite} from '../testing/fixtureSite';
import {recordingSandbox} from './testing/recordingSandbox';
import {readPython, withoutToken} from './testing/readPrinted';
import {checkers, checkSamples, isInstalled, runLanguages, runSamples} from './testing/runSamples';
import {languages, sampleLanguages} from './shared/languages';

const file = fs.readFileSync(path.resolve('openapi/platform-api.yaml'), 'utf8');
const ids = allOperations(load(file) as OpenApiDocument).map(({id}) => id);
const samples = {
  url: 'SKERRY_API_URL',
  key: 'SKERRY_API_KEY',
  webhookUrl: 'SKERRY_WEBHOOK_URL',
  sandboxUrl: 'http://localhost:4010',
  parameters: {org_id: 'SKERRY_ORG_ID', 'Skerry-Webhook-Token': 'SKERRY_WEBHOOK_TOKEN'},
  organization: 'org_id',
  guide: 'Access and keys',
};

let site: FixtureSite;
let sandbox: Awaited<ReturnType<typeof recordingSandbox>>;
beforeAll(async () => {
  site = fixtureSite(file, {samples});
  sandbox = await recordingSandbox();
  await site.generate();
});
afterAll(() => {
  site.remove();
  sandbox.close();
});

/** The sample of an operation in a language, as its page has it. */
function sampleHtml(id: string, language: number): string {
  return JSON.parse(site.read(`${id}.blocks.json`))[language];
}

const variables = () => ({
  SKERRY_API_URL: sandbox.origin,
  SKERRY_ORG_ID: exampleIds.organization,
  SKERRY_API_KEY: exampleSecrets.apiKey,
  SKERRY_WEBHOOK_URL: `${sandbox.origin}/packets`,
  SKERRY_WEBHOOK_TOKEN: exampleSecrets.webhook,
});

it('stand below what to set before they run, all variables that they read', () => {
  for (const id of ids) {
    const note = /^Set .*$/m.exec(site.read(`${id}.mdx`))?.[0] ?? '';
    const named = [...note.matchAll(/`(SKERRY_\w+)`/g)].map(([, name]) => name);
    const read = [...codeOf(sampleHtml(id, 0)).matchAll(/\$(SKERRY_\w+)/g)].map(([, name]) => name);
    expect(new Set(named), id).toEqual(new Set(read));
  }
  expect(site.read('get-device.mdx')).toContain(
    'Set `SKERRY_API_URL` to `https://api.skerry.example` or `http://localhost:4010` for the sandbox, ' +
      '`SKERRY_ORG_ID` to the ID of your organization, and `SKERRY_API_KEY` to your API key. ' +
      '[Access and keys](./skerry-platform-api.mdx#access-and-keys) has the commands.',
  );
});

/** Runs all samples of a language, once for all tests. */
const runAll = memoize(async (language: (typeof runLanguages)[number]) => {
  sandbox.calls.length = 0;
  const index = sampleLanguages.indexOf(language);
  const codes = ids.map((id) => codeOf(sampleHtml(id, index)));
  const {files, printed} = await runSamples(language, codes, variables());
  return {files, printed, calls: [...sandbox.calls]};
});

describe.each(runLanguages.map((language) => [language, sampleLanguages.indexOf(language)] as const))(
  '%s samples',
  (language, index) => {
    it('run as they are copied, for every operation, and keep to the OpenAPI file', async () => {
      expect(ids).toContain('register-new-devices');
      const {files, calls} = await runAll(language);
      expect(calls.filter(({status, problems}) => status !== 200 || problems.length > 0)).toEqual([]);
      expect(calls.map(({operation}) => operation)).toEqual(ids);
      expect(files).toEqual(['invoice.pdf']);
    });

    it.each([
      ['plain', 'example-header.example-payload.example-signature'],
      ['awkward', `a"b'c\`d$HOME\${e}\\f!g{h}%s<i>&amp;$(j)`],
    ])('send a typed key to the letter: %s', async (_kind, key) => {
      sandbox.calls.length = 0;
      const html = fillIn(sampleHtml('register-new-devices', index), language, {
        SKERRY_ORG_ID: exampleIds.organization,
        SKERRY_API_KEY: key,
      });
      expect(codeOf(html)).not.toMatch(/SKERRY_(?:ORG_ID|API_KEY)/);
      const {SKERRY_API_URL} = variables();
      await runSamples(language, [codeOf(html)], {SKERRY_API_URL}).catch(() => undefined);
      expect(sandbox.calls.map(({operation, authorization}) => [operation, authorization])).toEqual([
        ['register-new-devices', `Bearer ${key}`],
      ]);
    });
  },
);

const others = sampleLanguages.filter((language) => !runLanguages.some((one) => one === language));
describe.each(others)('%s samples', (language) => {
  const codes = () => ids.map((id) => codeOf(sampleHtml(id, sampleLanguages.indexOf(language))));

  it.skipIf(!isInstalled(checkers[language]?.[0]))('have no mistake that its tools find', async () => {
    await checkSamples(language, codes());
  });

  it('read what readers have of their own from the environment, in whose place comes what they type', () => {
    for (const code of codes()) expect(code).not.toMatch(/zz\d+zz|__SKERRY|example-header/);
    const index = sampleLanguages.indexOf(language);
    const html = sampleHtml('register-new-devices', index);
    expect(codeOf(html)).toContain(languages[language].read('SKERRY_API_KEY'));
    const typed = codeOf(fillIn(html, language, {SKERRY_API_KEY: 'a"b<i>'}));
    expect(typed).toContain(languages[language].quote('a"b<i>'));
    expect(typed).not.toContain('SKERRY_API_KEY');
  });
});

it('print the same in JavaScript and Python, nested values and long lists included', async () => {
  const {printed: js} = await runAll('js');
  const {printed: python} = await runAll('python');
  const values = await readPython(python.map((text) => withoutToken(text)));
  for (const [index, id] of ids.entries()) {
    const text = withoutToken(js[index] ?? '');
    expect(text === '' ? null : JSON.parse(text), id).toEqual(values[index]);
  }
  const packets = ids.indexOf('retrieve-organization-packets');
  expect((values[packets] as {packets: unknown[]}).packets).toHaveLength(1000);
});
