import {createSandbox} from '@site/sandbox/createSandbox';
import {document} from '@site/sandbox/testing/testSandbox';
import {describe, expect, it} from 'vitest';
import {draftOf, platformOperation, requestOf} from '../testing/platformOperation';
import {checkDraft} from './draft';

function problems(id: string, changes: Record<string, string> = {}) {
  const operation = platformOperation(id);
  return checkDraft(operation, draftOf(operation, changes));
}

describe('a form', () => {
  it('is right as it is opened', () => {
    expect(problems('list-devices')).toEqual([]);
    expect(problems('register-new-devices')).toEqual([]);
  });

  it.each([
    ['list-devices', {'query.limit': '5'}, 'query.limit', 'limit must be at least 10.'],
    ['list-devices', {'query.limit': '12.5'}, 'query.limit', 'limit must be of type integer.'],
    [
      'list-devices',
      {'query.filter_tags': 'site:a\nb'},
      'query.filter_tags',
      'filter_tags[1] must match ^[^:]+:.+$.',
    ],
    ['get-device', {'path.device_id': ''}, 'path.device_id', 'device_id is required.'],
    ['get-device', {'path.device_id': 'x'}, 'path.device_id', 'device_id must be a valid uuid.'],
    ['get-device', {SKERRY_ORG_ID: 'mine'}, 'SKERRY_ORG_ID', 'org_id must be a valid uuid.'],
    ['get-device', {SKERRY_ORG_ID: ''}, 'SKERRY_ORG_ID', 'org_id is required.'],
    ['get-device', {SKERRY_API_KEY: ' '}, 'SKERRY_API_KEY', 'An API key is required.'],
    [
      'get-device',
      {SKERRY_API_KEY: '„key“'},
      'SKERRY_API_KEY',
      'The API key holds a character that no key can have. Copy it once more.',
    ],
    [
      'get-device',
      {'header.X-Request-ID': 'naïve – id'},
      'header.X-Request-ID',
      'X-Request-ID holds a character that no header can have.',
    ],
    ['add-user-to-organization', {body: ''}, 'body', 'A request body is required.'],
  ])('of %s with %o names the field %s', (id, changes, field, message) => {
    expect(problems(id, changes)).toEqual([{field, message}]);
  });

  it('marks the wrong part of a body', () => {
    const body = '{"encryption": "AES-256-CTR", "names": ["a", 2]}';
    const [problem] = problems('register-new-devices', {body});
    expect(problem?.message).toBe('names[1] must be of type string.');
    expect(body.slice(...(problem?.range ?? []))).toBe('2');
  });

  it.each([
    ['provision-api-key', {key_name: 't'}, 'key_name is not a field of this request. Did you mean name?'],
    [
      'create-webhook-endpoint',
      {url: 'https://'},
      'url must be an https:// address with a host and without a user name or password.',
    ],
    [
      'create-webhook-endpoint',
      {url: 'https://user:password@a.example/'},
      'url must be an https:// address with a host and without a user name or password.',
    ],
  ])('refuses a body of %s as the sandbox does: %o', async (id, body, message) => {
    const operation = platformOperation(id);
    const draft = draftOf(operation, {body: JSON.stringify(body)});
    expect(checkDraft(operation, draft)).toMatchObject([{field: 'body', message}]);
    const answer = await createSandbox({document}).handle(requestOf(operation, draft));
    expect(await answer.json()).toMatchObject({code: 400, description: message});
  });

  it('marks the object in which a field is missing', () => {
    const body = '{"email": "a@logistics.example"}';
    const [problem] = problems('add-user-to-organization', {body});
    expect(problem?.message).toBe('role is required.');
    expect(body.slice(...(problem?.range ?? []))).toBe(body);
  });

  it('says where a body is no JSON', () => {
    expect(problems('add-user-to-organization', {body: '{\n  "email": }'})).toEqual([
      {
        field: 'body',
        message: 'The request body is not valid JSON. Line 2, column 12: value expected.',
        range: [13, 14],
      },
    ]);
  });

  it('names each wrong field, in the order of the form', () => {
    const found = problems('list-devices', {
      SKERRY_API_KEY: '',
      'query.limit': '1',
      'query.sort_field': 'x',
    });
    expect(found.map(({field}) => field)).toEqual(['SKERRY_API_KEY', 'query.limit', 'query.sort_field']);
  });
});
