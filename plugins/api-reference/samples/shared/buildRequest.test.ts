import {describe, expect, it} from 'vitest';
import {fillingOf} from '../../../../src/components/TryIt/request/draft';
import {draftOf, platformOperation} from '../../../../src/components/TryIt/testing/platformOperation';
import {buildRequest} from './buildRequest';
import type {Operation, Parameter} from './readOperation';

const server = 'https://api.example';

const requestOf = (operation: Operation, changes: Record<string, string> = {}) =>
  buildRequest(operation, fillingOf(operation, draftOf(operation, changes)), server);

describe('a request', () => {
  const list = platformOperation('list-devices');

  it('leaves out what is empty', () => {
    const {method, url, headers, body} = requestOf(list, {'query.limit': ' ', 'query.sort_field': ''});
    expect(method).toBe('GET');
    expect(url).toBe(`${server}/v1/org/5b0c0b0e-7f1c-4c57-9d9e-2d6a3a1f8c10/devices`);
    expect(headers).toEqual({Authorization: 'Bearer example-header.example-payload.example-signature'});
    expect(body).toBeUndefined();
  });

  it('repeats a parameter for each line of a list, and encodes what is in an address', () => {
    const texts = {
      'query.limit': '50',
      'query.filter_tags': 'site:a&b\n\n_env:production',
      'header.Continuation-Token': 'next',
    };
    const {url, headers} = requestOf(list, texts);
    expect(new URL(url).searchParams.getAll('filter_tags')).toEqual(['site:a&b', '_env:production']);
    expect(url).toContain('limit=50');
    expect(headers['Continuation-Token']).toBe('next');
  });

  it('encodes a value of its path, and trims what was pasted', () => {
    const get = platformOperation('update-api-key');
    const {url, headers} = requestOf(get, {'path.key_id': 'a/b', SKERRY_API_KEY: ' key\n'});
    expect(url).toMatch(/\/key\/a%2Fb$/);
    expect(headers.Authorization).toBe('Bearer key');
  });

  it('sends a body as it was typed, and none when the field is empty', () => {
    const provision = platformOperation('provision-api-key');
    const typed = requestOf(provision, {body: '{"name":  "a"}'});
    expect(typed.body).toEqual({kind: 'json', mediaType: 'application/json', text: '{"name":  "a"}'});
    const none = requestOf(provision, {body: ' \n'});
    expect('body' in none).toBe(false);
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
      isJson: false,
      own: undefined,
      example: undefined,
      style,
      explode,
    };
    const operation = {...list, parameters: [parameter]};
    const {url} = requestOf(operation, {'query.p': '{"a":1,"b":2}'});
    expect(url.split('?')[1]).toBe(query);
  });
});
