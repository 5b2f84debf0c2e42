import {describe, expect, it} from 'vitest';
import type {Parameter} from '../operation/Operation';
import {platformOperation} from '../testing/platformOperation';
import {buildRequest} from './buildRequest';
import {draftFixture} from './draftFixture';

const server = 'https://api.example';

describe('a request', () => {
  const list = platformOperation('list-devices');

  it('leaves out what is empty', () => {
    const {method, url, headers, body} = buildRequest(
      list,
      draftFixture(list, {values: {'query.limit': ' ', 'query.sort_field': ''}}),
      server,
    );
    expect(method).toBe('GET');
    expect(url).toBe(`${server}/v1/org/5b0c0b0e-7f1c-4c57-9d9e-2d6a3a1f8c10/devices`);
    expect(headers).toEqual({Authorization: 'Bearer example-header.example-payload.example-signature'});
    expect(body).toBeUndefined();
  });

  it('repeats a parameter for each line of a list, and encodes what is in an address', () => {
    const values = {
      'query.limit': '50',
      'query.filter_tags': 'site:a&b\n\n_env:production',
      'header.Continuation-Token': 'next',
    };
    const {url, headers} = buildRequest(list, draftFixture(list, {values}), server);
    expect(new URL(url).searchParams.getAll('filter_tags')).toEqual(['site:a&b', '_env:production']);
    expect(url).toContain('limit=50');
    expect(headers['Continuation-Token']).toBe('next');
  });

  it('encodes a value of its path, and trims what was pasted', () => {
    const get = platformOperation('update-api-key');
    const {url, headers} = buildRequest(
      get,
      draftFixture(get, {values: {'path.key_id': 'a/b'}, apiKey: ' key\n'}),
      server,
    );
    expect(url).toMatch(/\/key\/a%2Fb$/);
    expect(headers.Authorization).toBe('Bearer key');
  });

  it('sends a body as it was typed, and none when the field is empty', () => {
    const provision = platformOperation('provision-api-key');
    const typed = buildRequest(provision, draftFixture(provision, {body: '{"name":  "a"}'}), server);
    expect(typed.body).toBe('{"name":  "a"}');
    expect(typed.headers['Content-Type']).toBe('application/json');
    const none = buildRequest(provision, draftFixture(provision, {body: ' \n'}), server);
    expect('body' in none).toBe(false);
    expect(none.headers).not.toHaveProperty('Content-Type');
  });

  it.each([
    ['form', true, 'a=1&b=2'],
    ['form', false, 'p=a%2C1%2Cb%2C2'],
    ['deepObject', true, 'p%5Ba%5D=1&p%5Bb%5D=2'],
  ])('writes an object in the style %s, exploded: %s', (style, explode, query) => {
    const parameter: Parameter = {
      id: 'query.p',
      name: 'p',
      in: 'query',
      required: false,
      schema: {type: 'object'},
      style,
      explode,
    };
    const operation = {...list, parameters: [parameter]};
    const {url} = buildRequest(
      operation,
      draftFixture(operation, {values: {'query.p': '{"a":1,"b":2}'}}),
      server,
    );
    expect(url.split('?')[1]).toBe(query);
  });
});
