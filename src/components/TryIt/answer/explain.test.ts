import {describe, expect, it} from 'vitest';
import {platformOperation} from '../testing/platformOperation';
import type {Target} from '../targets/Target';
import type {Answer, Failure} from '../targets/send';
import {explainDelivery, explainOutcome} from './explain';

const page: Target = {kind: 'page'};
const server: Target = {kind: 'server', address: 'https://api.example'};
const update = platformOperation('update-device');

function answer(status: number, description?: string): Answer {
  const content = {kind: 'text', text: '{}', language: 'json', description} as const;
  return {status, headers: [], milliseconds: 1, size: 2, content};
}
const wordsOf = (status: number, target: Target = page, operation = update) => {
  const {title, advice} = explainOutcome({answer: answer(status), target}, operation) ?? {
    title: '',
    advice: [],
  };
  return [title, ...advice].join(' ');
};

describe('an answer is explained', () => {
  it('unless it is a success', () =>
    expect(explainOutcome({answer: answer(200), target: page}, update)).toBeUndefined());

  it('400: by the server’s words, with the field', () => {
    const refused = answer(400, 'device_id must be a valid uuid.');
    const explained = explainOutcome({answer: refused, target: page}, update);
    expect(explained).toMatchObject({title: 'device_id must be a valid uuid.', field: 'path.device_id'});
  });

  it('401: with what each target knows', () => {
    expect(wordsOf(401)).toContain('A sandbox knows its own example key');
    expect(wordsOf(401, server)).toContain('Validate an API key');
  });

  it('403: with the missing scope', () => {
    expect(wordsOf(403)).toContain('lacks the scope write-devices');
    expect(wordsOf(403, page, {...update, scope: undefined})).not.toContain('undefined');
  });

  it('404: with the ID in question', () => expect(wordsOf(404)).toContain('with this device_id'));

  it('5xx: with the doubt that a change leaves', () => {
    expect(wordsOf(503)).toContain('whether it took effect');
    expect(wordsOf(500, page, platformOperation('get-device'))).not.toContain('took effect');
    expect(wordsOf(500, server)).toContain('X-Request-ID');
  });

  it('any other status too', () => expect(wordsOf(418)).toContain('refused'));
});

describe('no answer is explained', () => {
  const words = (failure: Failure, target: Target, method = 'GET') => {
    const {title, advice} = explainOutcome({failure, target}, {...update, method}) ?? {title: '', advice: []};
    return [title, ...advice].join(' ');
  };
  const unreachable = {kind: 'unreachable', isOffline: false} as const;

  it('with both causes, since a browser does not tell which', () => {
    expect(words(unreachable, server)).toMatch(/cannot be reached.*CORS.*do not tell pages which/);
    expect(words(unreachable, {kind: 'local'})).toMatch(
      /node \S+-sandbox\.mjs.*npm run sandbox.*does not let this page/,
    );
  });

  it('by the lack of a network where that is certain', () => {
    expect(words({kind: 'unreachable', isOffline: true}, server)).toContain('no network connection');
  });

  it('with a warning where something may have changed', () => {
    expect(words(unreachable, server, 'POST')).toContain('may have taken effect');
    expect(words({kind: 'canceled'}, server, 'DELETE')).toContain('may have taken effect');
    expect(words({kind: 'canceled'}, server)).toBe('Canceled.');
  });

  it('without such a warning when nothing was sent', () => {
    expect(words({kind: 'not-loaded'}, page, 'POST')).toContain('Nothing was sent');
    expect(words({kind: 'not-sent', reason: 'Why.'}, page, 'POST')).toBe(
      'The request could not be made. Why.',
    );
  });
});

it('nothing of our own platform is said of another API', () => {
  const answered = [401, 403, 404, 500].map((status) => ({answer: answer(status)}));
  const told = answered.flatMap((outcome) => [
    explainOutcome({...outcome, target: server}, update, false),
    explainDelivery(outcome, [], false),
  ]);
  expect(JSON.stringify(told)).not.toMatch(/organization|platform|scope|sandbox|batch|X-Request-ID|Compare/i);
});
