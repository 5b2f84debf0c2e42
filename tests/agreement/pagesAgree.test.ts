import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {prompts} from '../../mcp/prompts';
import {tools} from '../../mcp/tools/tools';
import {readDocument} from '../../sandbox/node/readDocument';
import {listPages} from '../../scripts/pages/listPages';
import {parsePage} from '../../scripts/pages/parsePage';
import {projectRoot} from '../../scripts/projectRoot';
import {readHeaders} from '../sdk/readHeader';
import {apiFacts} from './apiFacts';
import {fieldNames, headers, limits, paths, scopes, statuses, titles} from './apiRules';
import {codeWords} from './codeWords';
import {factsFrom, releases, returnedErrors, threads, units} from './sdkRules';
import {disagreements, statementsOf} from './statements';

/** What the MCP server offers: a page that names another fails as one that names no field. */
const namesForAssistants = [...Object.keys(tools), ...Object.keys(prompts)];

const pages = new Map(
  listPages(projectRoot)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => [file, parsePage(fs.readFileSync(path.join(projectRoot, file), 'utf8'))]),
);
const statements = statementsOf(projectRoot, pages);
const sdk = factsFrom(readHeaders(projectRoot));
const api = apiFacts(readDocument(projectRoot));

/** A rule that compares less than this has stopped to find what it is about. */
describe('what pages say of the SDK is what its headers say:', () => {
  it.each([
    ['errors that functions return', returnedErrors, 12],
    ['releases', releases, 10],
    ['units, values, ranges and defaults', units, 10],
    ['threads', threads, 3],
  ] as const)('%s', (_, rule, least) => {
    const {problems, compared} = disagreements(statements, rule, sdk);
    expect(problems).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(least);
  });
});

describe('what pages say of the API is what the OpenAPI file says:', () => {
  it.each([
    ['titles of operations', titles, 50],
    ['paths and methods', paths, 1],
    ['scopes', scopes, 30],
    ['status codes, and where Retry-After comes', statuses, 5],
    ['headers', headers, 20],
    ['limits and defaults', limits, 7],
  ] as const)('%s', (_, rule, least) => {
    const {problems, compared} = disagreements(statements, rule, api);
    expect(problems).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(least);
  });

  it('names of fields and parameters', () => {
    const {problems, compared} = disagreements(statements, fieldNames, {
      api,
      codeWords: new Set([...codeWords(projectRoot, pages), ...namesForAssistants]),
    });
    expect(problems).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(150);
  });
});
