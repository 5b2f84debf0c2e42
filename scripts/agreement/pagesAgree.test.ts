import {describe, expect, it} from 'vitest';
import {readDocument} from '../../sandbox/node/readDocument';
import {projectRoot} from '../projectRoot';
import {apiFacts} from './api/ApiFacts';
import {fieldNames} from './api/fieldNames';
import {headers} from './api/headers';
import {limits} from './api/limits';
import {paths} from './api/paths';
import {scopes} from './api/scopes';
import {statuses} from './api/statuses';
import {titles} from './api/titles';
import {codeWords} from './codeWords';
import {disagreements} from './disagreements';
import {releases} from './sdk/releases';
import {returnedErrors} from './sdk/returnedErrors';
import {sdkFacts} from './sdk/SdkFacts';
import {threads} from './sdk/threads';
import {units} from './sdk/units';
import {pageTrees} from './statement/pageTrees';
import {statementsOf} from './statement/statementsOf';

const pages = pageTrees(projectRoot);
const statements = statementsOf(projectRoot, pages);
const sdk = sdkFacts(projectRoot);
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
      codeWords: codeWords(projectRoot, pages),
    });
    expect(problems).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(150);
  });
});
