import {createSandbox} from '@site/sandbox/createSandbox';
import {document} from '@site/sandbox/testing/testSandbox';
import {describe, expect, it} from 'vitest';
import {draftOf, platformOperation, platformOperationIds, requestOf} from '../testing/platformOperation';
import {checkDraft} from './draft';

describe.each(platformOperationIds)('%s', (id) => {
  const operation = platformOperation(id);
  const send = (draft = draftOf(operation)) => createSandbox({document}).handle(requestOf(operation, draft));

  it('succeeds with what the form holds when it is opened', async () => {
    expect(checkDraft(operation, draftOf(operation))).toEqual([]);
    expect((await send()).status).toBe(200);
  });

  const optional = operation.parameters.filter(({required}) => !required);
  it('takes every optional parameter’s example', () => {
    const texts = Object.fromEntries(
      optional.map(({id: name, example}) => [name, [example].flat().join('\n')]),
    );
    expect(checkDraft(operation, draftOf(operation, texts))).toEqual([]);
  });

  it('is refused by the sandbox where the form refuses it', async () => {
    const draft = draftOf(operation, {SKERRY_ORG_ID: 'mine'});
    expect(checkDraft(operation, draft)).toHaveLength(1);
    expect((await send(draft)).status).toBe(400);
  });
});
