import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {platformOperation} from '../testing/platformOperation';
import {buildRequest} from './buildRequest';
import {curlCommand, hiddenKey} from './curlCommand';
import {draftFixture} from './draftFixture';

/** The words that a shell hands to curl. */
function words(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  const env = {...process.env, SKERRY_API_KEY: 'from-the-shell'};
  return execFileSync('bash', ['-c', script], {env}).toString().split('\0').slice(0, -1);
}

const create = platformOperation('create-webhook-endpoint');
const body = '{"name": "it\'s $HOME `x`\\n"}';
const draft = draftFixture(create, {apiKey: 'top-secret', body});
const request = buildRequest(create, draft, 'https://api.example');
const command = curlCommand(request, hiddenKey(create.key, 'SKERRY_API_KEY'));

it('hands a shell what the page sends, with the key from a variable', () => {
  expect(words(command)).toEqual([
    request.url,
    '--header',
    'Authorization: Bearer from-the-shell',
    '--header',
    'Content-Type: application/json',
    '--data-raw',
    body,
  ]);
});

it('has the status printed on demand, without which a delivery that arrived leaves a terminal empty', () => {
  const shown = curlCommand(request, undefined, {showsStatus: true});
  expect(words(shown).slice(0, 2)).toEqual(['--include', request.url]);
  expect(words(command)).not.toContain('--include');
});

it('never holds the key', () => {
  expect(command).not.toContain('top-secret');
});

it('names the method where curl would take another one', () => {
  const remove = platformOperation('delete-api-key');
  const words = curlCommand(buildRequest(remove, draftFixture(remove), ''));
  expect(words).toContain('--request DELETE');
  expect(command).not.toContain('--request');
});
