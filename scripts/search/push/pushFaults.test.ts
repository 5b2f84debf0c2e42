import {describe, expect, it} from 'vitest';
import type {SeenRequest} from '../../../tests/searchHost/readRequest';
import {credentials, type PushFixture, pushFixture, variables} from './pushFixture';

const isBatch = ({call}: SeenRequest) => call === '/batch';
const isTask = ({call}: SeenRequest) => call === '/task';
const isDelete = ({method}: SeenRequest) => method === 'DELETE';
const isMove = ({body}: SeenRequest) => (body as {operation?: string} | undefined)?.operation === 'move';
const always = 1000;

function expectOldIndex({host}: PushFixture) {
  const live = host.indices.get('docs');
  expect([...(live?.records.keys() ?? [])]).toEqual(['/docs/page-1#0', '/docs/page-9001#0']);
  expect(live?.settings).toMatchObject({hitsPerPage: 5});
}

function expectNewIndex({host}: PushFixture) {
  expect([...host.indices.keys()]).toEqual(['docs']);
  expect(host.indices.get('docs')?.records.size).toBe(3);
  expect(host.indices.get('docs')?.settings).toMatchObject({hitsPerPage: 25});
}

describe('a fault that passes', () => {
  it.each([
    ['an answer of 503', {status: 503}, 'the last host answered 503'],
    ['a lost request', {hangUp: 'before'}, 'socket hang up'],
    ['a lost answer', {hangUp: 'after'}, 'socket hang up'],
  ] as const)('is outlasted: %s', async (_name, fault, reason) => {
    for (const when of [isBatch, isTask, isMove]) {
      const fixture = await pushFixture();
      fixture.host.fail(fault, {times: 2, when});
      const {code, error, lines, pauses} = await fixture.push();
      expect({code, error}).toEqual({code: 0, error: ''});
      expectNewIndex(fixture);
      expect(pauses).toEqual([1000, 2000]);
      expect(lines).toContainEqual(expect.stringContaining(`${reason} while `));
    }
  });

  it('is outlasted: 429, after as long as the host asks, at most a minute', async () => {
    const fixture = await pushFixture();
    fixture.host.fail({status: 429, message: 'Too many requests', retryAfter: 7}, {when: isBatch});
    fixture.host.fail({status: 429, message: 'Too many requests', retryAfter: 3600}, {when: isBatch});
    fixture.host.fail({status: 429, message: 'Too many requests'}, {when: isBatch});
    const {code, lines, pauses} = await fixture.push();
    expect(code).toBe(0);
    expectNewIndex(fixture);
    expect(pauses).toEqual([7000, 60_000, 4000]);
    expect(lines).toContain('429: Too many requests while sending records: try 2 of 5 follows in 7 s');
  });

  it('is no matter while another host of the client answers', async () => {
    const fixture = await pushFixture();
    const dead = {...fixture.address, port: 1};
    const {code, pauses} = await fixture.push({clientOptions: {hosts: [dead, fixture.address]}});
    expect(code).toBe(0);
    expectNewIndex(fixture);
    expect(pauses).toEqual([]);
  });
});

describe('a fault that stays', () => {
  it.each([
    [{status: 503}, 'the last host answered 503', 'https://status.algolia.com'],
    [{status: 429, message: 'Too many requests'}, '429: Too many requests', 'try again later'],
    [{status: 400, message: 'Record is too big'}, '400: Record is too big', ''],
  ])('ends the push and leaves the live index alone: %o', async (fault, reason, advice) => {
    const fixture = await pushFixture();
    fixture.host.fail(fault, {times: always, when: isBatch});
    const {code, error, pauses} = await fixture.push();
    expect(code).toBe(1);
    expect(error).toContain(`failed while sending records (${reason})`);
    expect(error).toContain(advice);
    expect(error).toContain('The live index "docs" is as it was.');
    expect(error).toMatch(/The temporary index "docs_tmp_\S+" was deleted\.$/);
    expect(pauses).toHaveLength(fault.status === 400 ? 0 : 4);
    expectOldIndex(fixture);
    expect([...fixture.host.indices.keys()]).toEqual(['docs']);
  });

  it('names the temporary index that it could not delete', async () => {
    const fixture = await pushFixture();
    fixture.host.fail(
      {status: 503},
      {times: always, when: (request) => isBatch(request) || isDelete(request)},
    );
    const {code, error} = await fixture.push();
    expect(code).toBe(1);
    expect(error).toMatch(/"docs_tmp_\S+" could not be deleted \(the last host answered 503\)/);
    expectOldIndex(fixture);
  });

  it('says that it does not know whether a move without an answer was done', async () => {
    const fixture = await pushFixture();
    fixture.host.fail({hangUp: 'after'}, {times: always, when: isMove});
    const {code, error} = await fixture.push();
    expect(code).toBe(1);
    expect(error).toContain('is either as it was or wholly replaced');
    expectNewIndex(fixture);
  });

  it('deletes the index when the move is refused, and knows that nothing was replaced', async () => {
    const fixture = await pushFixture();
    fixture.host.fail({status: 403, message: 'Not here'}, {when: isMove});
    const {error} = await fixture.push();
    expect(error).toContain('The live index "docs" is as it was.');
    expect([...fixture.host.indices.keys()]).toEqual(['docs']);
    expectOldIndex(fixture);
  });

  it('leaves an accepted move alone', async () => {
    const fixture = await pushFixture({polls: 2});
    const isMoved = () => fixture.host.requests.some(isMove);
    fixture.host.fail({status: 503}, {times: always, when: (request) => isTask(request) && isMoved()});
    const {code, error} = await fixture.push();
    expect(code).toBe(1);
    expect(error).toContain('Algolia has taken on the replacement of "docs"');
    expect(fixture.host.requests.some(isDelete)).toBe(false);
  });

  it('counts an unreachable application as one', async () => {
    const fixture = await pushFixture();
    await fixture.host.close();
    const {code, error} = await fixture.push();
    expect(code).toBe(1);
    expect(error).toContain('ECONNREFUSED');
    expect(error).toContain('Check DOCS_SEARCH_APP_ID, the network');
  });
});

describe('a key that is refused', () => {
  it.each([
    ['unknown', 'a'.repeat(32), 'Invalid Application-ID or API key'],
    ['for searching only', credentials.searchKey, 'Method not allowed with this API key'],
  ])('is named by its variable: one that is %s', async (_name, key, message) => {
    const fixture = await pushFixture();
    for (const args of [[], ['--dry-run']]) {
      const {code, error, lines, pauses} = await fixture.push({
        args,
        variables: {...variables, DOCS_SEARCH_ADMIN_KEY: key},
      });
      expect(code).toBe(1);
      expect(error).toContain(`403: ${message}`);
      expect(error).toContain('DOCS_SEARCH_ADMIN_KEY must hold a key of this application');
      expect(error).not.toContain('temporary');
      expect(`${lines.join()}${error}`).not.toContain(key);
      expect(pauses).toEqual([]);
    }
    expectOldIndex(fixture);
  });

  it('is masked where an answer repeats it', async () => {
    const fixture = await pushFixture();
    const message = `The key ${credentials.adminKey} is not welcome`;
    fixture.host.fail({status: 429, message}, {when: isBatch});
    fixture.host.fail({status: 403, message}, {when: isBatch});
    const {error, lines} = await fixture.push();
    expect(error).toContain('The key ***** is not welcome');
    expect(lines.join()).toContain('The key ***** is not welcome');
  });
});

describe('an interruption', () => {
  it('ends the push before its next request, and cleans up', async () => {
    const fixture = await pushFixture();
    const interruption = new AbortController();
    const {code, error} = await fixture.push({
      signal: interruption.signal,
      print: (line) => line.endsWith('records sent') && interruption.abort(),
    });
    expect(code).toBe(1);
    expect(error).toContain('The push was interrupted while waiting for the index.');
    expect([...fixture.host.indices.keys()]).toEqual(['docs']);
    expectOldIndex(fixture);
  });

  it('ends a pause between two tries', async () => {
    const fixture = await pushFixture();
    fixture.host.fail({status: 429, retryAfter: 60}, {when: isBatch});
    const interruption = new AbortController();
    const start = performance.now();
    const {code, error} = await fixture.push({
      pause: undefined,
      signal: interruption.signal,
      print: (line) => line.includes('follows in 60 s') && setTimeout(() => interruption.abort(), 20),
    });
    expect(code).toBe(1);
    expect(error).toContain('The push was interrupted while sending records.');
    expect(performance.now() - start).toBeLessThan(45_000);
  });
});
