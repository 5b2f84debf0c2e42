import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished} from 'vitest';
import type {SearchRecord} from '../../../plugins/search/shared/record';
import {createSearchHost} from '../../../tests/searchHost/createSearchHost';
import {indexOf} from '../../../tests/searchHost/StoredIndex';
import {type PushRequest, runPush} from './runPush';

/** Who pushes in tests. */
export const credentials = {
  appId: 'TESTAPP',
  adminKey: '0123456789abcdef0123456789abcdef',
  searchKey: 'fedcba9876543210fedcba9876543210',
};

/** The environment of a push that can succeed. */
export const variables = {
  DOCS_SEARCH_APP_ID: credentials.appId,
  DOCS_SEARCH_INDEX: 'docs',
  DOCS_SEARCH_ADMIN_KEY: credentials.adminKey,
};

/** A record of the page with this number. */
export function record(page: number, content = `Passage ${page}`): SearchRecord {
  const url = `https://docs.example/docs/page-${page}`;
  return {
    objectID: `/docs/page-${page}#0`,
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'content',
    content,
    hierarchy: {
      lvl0: 'Guides',
      lvl1: `Page ${page}`,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    language: 'en',
    version: 'current',
    docusaurus_tag: 'docs-default-current',
    weight: {pageRank: 0, level: 0, position: 0},
  };
}

/** Records of the pages 1 to `number`. */
export function recordsOf(number: number): SearchRecord[] {
  return Array.from({length: number}, (_, page) => record(page + 1));
}

/** What settings.json holds in tests. */
export const builtSettings = {
  settings: {hitsPerPage: 25, searchableAttributes: ['unordered(hierarchy.lvl1)', 'content']},
  synonyms: [{objectID: 'bluetooth', type: 'synonym', synonyms: ['ble', 'bluetooth low energy']}],
};

/** Makes a project folder whose last build left these files; undefined leaves one out, a text is written as it is. */
export function builtProject(files: {records?: unknown; settings?: unknown}): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'search-push-'));
  onTestFinished(() => fs.rmSync(root, {recursive: true}));
  const folder = path.join(root, '.docusaurus/search');
  fs.mkdirSync(folder, {recursive: true});
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined) continue;
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    fs.writeFileSync(path.join(folder, `${name}.json`), text);
  }
  return root;
}

/**
 * Starts a host whose index `docs` holds the pages 1 and 9001, and gives what pushes to it.
 *
 * Every push is checked for the admin key, which no line may hold.
 */
export async function pushFixture({polls = 0} = {}) {
  const host = createSearchHost({...credentials, polls});
  host.indices.set(
    'docs',
    indexOf({
      records: [{...record(1, 'Before')}, {...record(9001)}],
      settings: {hitsPerPage: 5, customRanking: ['desc(weight.level)']},
      synonyms: [{objectID: 'old', type: 'synonym', synonyms: ['old', 'ancient']}],
      rules: [{objectID: 'pinned', consequence: {}}],
    }),
  );
  const port = await host.listen();
  onTestFinished(() => host.close());
  const address = {url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'} as const;

  async function push(request: Partial<PushRequest> = {}) {
    const lines: string[] = [];
    const errors: string[] = [];
    const pauses: number[] = [];
    const code = await runPush({
      args: [],
      variables,
      root: request.root ?? builtProject({records: recordsOf(3), settings: builtSettings}),
      clientOptions: {hosts: [address]},
      pause: async (ms) => pauses.push(ms),
      ...request,
      print: (line) => {
        lines.push(line);
        request.print?.(line);
      },
      printError: (line) => errors.push(line),
    });
    const error = errors.join('\n');
    expect(`${lines.join('\n')}${error}`).not.toContain(credentials.adminKey);
    return {code, lines, error, pauses};
  }

  return {host, address, push};
}

/** A fixture of {@link pushFixture}. */
export type PushFixture = Awaited<ReturnType<typeof pushFixture>>;
