import {createSandbox} from '@site/sandbox/createSandbox';
import {document} from '@site/sandbox/testing/testSandbox';
import {describe, expect, it} from 'vitest';
import {platformOperation, platformOperationIds} from '../testing/platformOperation';
import {buildRequest} from './buildRequest';
import {checkDraft} from './checkDraft';
import {draftFixture} from './draftFixture';

describe.each(platformOperationIds)('%s', (id) => {
  const operation = platformOperation(id);
  const send = (draft = draftFixture(operation)) => {
    const {url, ...init} = buildRequest(operation, draft, operation.servers[0] ?? '');
    return createSandbox({document}).handle(new Request(url, init));
  };

  it('succeeds with what the form holds when it is opened', async () => {
    expect(checkDraft(operation, draftFixture(operation))).toEqual([]);
    expect((await send()).status).toBe(200);
  });

  const optional = operation.parameters.filter(({required}) => !required);
  it('takes every optional parameter’s example', () => {
    const values = Object.fromEntries(
      optional.map(({id: name, example}) => [name, [example].flat().join('\n')]),
    );
    expect(checkDraft(operation, draftFixture(operation, {values}))).toEqual([]);
  });

  it('is refused by the sandbox where the form refuses it', async () => {
    const draft = draftFixture(operation, {organizationId: 'mine'});
    expect(checkDraft(operation, draft)).toHaveLength(1);
    expect((await send(draft)).status).toBe(400);
  });
});
