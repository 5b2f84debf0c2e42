import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {fillingOf} from '../../../../src/components/TryIt/request/draft';
import {draftOf, platformOperation} from '../../../../src/components/TryIt/testing/platformOperation';
import {buildRequest, variableToken} from './buildRequest';
import {curlCommand} from './curlCommand';

/** The words that a shell hands to curl. */
function words(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  const env = {...process.env, SKERRY_API_KEY: 'from-the-shell'};
  return execFileSync('bash', ['-c', script], {env}).toString().split('\0').slice(0, -1);
}

const create = platformOperation('create-webhook-endpoint');
const body = '{"name": "it\'s $HOME `x`\\n"}';
const draft = draftOf(create, {SKERRY_API_KEY: variableToken('SKERRY_API_KEY'), body});
const request = buildRequest(create, fillingOf(create, draft), 'https://api.example');
const command = curlCommand(request, ['SKERRY_API_KEY']);

it('hands a shell what the page sends, with the key from a variable', () => {
  expect(words(command)).toEqual([
    request.url,
    '--header',
    'Authorization: Bearer from-the-shell',
    '--header',
    'Content-Type: application/json',
    '--data',
    body,
  ]);
});

it('has the status printed on demand, without which a delivery that arrived leaves a terminal empty', () => {
  expect(words(curlCommand(request, [], ['--include']))).toContain('--include');
  expect(words(command)).not.toContain('--include');
});

it('names the method where curl would take another one', () => {
  const remove = platformOperation('delete-api-key');
  const words = curlCommand(buildRequest(remove, fillingOf(remove, draftOf(remove)), ''));
  expect(words).toContain('--request DELETE');
  expect(command).not.toContain('--request');
});
