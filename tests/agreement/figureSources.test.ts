import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readDocument} from '../../sandbox/node/readDocument';
import {projectRoot} from '../../scripts/projectRoot';
import {figureProblems} from './figureSources';
import {readHeaders} from '../sdk/readHeader';
import {factsFrom} from './sdkRules';

const yaml = fs.readFileSync(path.join(projectRoot, 'scripts/prose/data/figures.yaml'), 'utf8');
const problemsOf = (text: string) =>
  figureProblems(text, factsFrom(readHeaders(projectRoot)), readDocument(projectRoot));

it('the figures that pages are held against are those of the headers and the OpenAPI file', () => {
  const {problems, compared} = problemsOf(yaml);
  expect(problems).toEqual([]);
  expect(compared).toBeGreaterThan(20);
});

it.each([
  ['13 bytes', '14 bytes', 'the largest payload is 14 bytes, and SKERRY_BLE_MAX_DATA_LEN has 13'],
  ['10 to 1,000', '1 to 1,000', 'the packets of a webhook batch is 1 to 1,000, and'],
  ['16 scopes', '15 scopes', 'the scopes of an API key is 15 scopes, and /components/schemas/Scope has 16'],
  ["'1023'", "'1022'", 'the largest sequence number is 1022, and maxSequenceNumber has 1023'],
  ["'15'", "'16'", 'the requests a second of an organization is 16, and requestsPerOrganization has 15'],
  ['86,400 s', '3,600 s', 'the rotation period is 3,600 s, and'],
])('finds %s changed to %s', (value, other, problem) => {
  const changed = yaml.replace(`value: ${value}\n`, `value: ${other}\n`);
  expect(problemsOf(changed).problems).toContainEqual(expect.stringContaining(problem));
});
