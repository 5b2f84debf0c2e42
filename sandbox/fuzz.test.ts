import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createSandbox} from './createSandbox';
import {listOperations} from './document/listOperations';
import {arbitraryRequest, type FuzzedRequest} from './testing/fuzz/arbitraryRequest';
import {checkAnswer, toRequest} from './testing/fuzz/checkAnswer';
import {document} from './testing/testSandbox';

const operations = listOperations(document);

/** Requests to each operation, so that there are more than 5,000 in all. */
const requests = 200;

/** What `fetch` lets a page send. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

describe('any request is answered as documented', () => {
  it.each(operations.map((operation, index) => [operation.id, operation, index] as const))(
    '%s',
    async (_, operation, index) => {
      const sandbox = createSandbox({document, rateLimits: null});
      const statuses = new Set<number>();
      const check = async (request: FuzzedRequest) => {
        const response = await sandbox.handle(toRequest(request));
        statuses.add(response.status);
        expect(await checkAnswer(document, request, response)).toEqual([]);
      };
      await fc.assert(fc.asyncProperty(arbitraryRequest(document, operation, methods), check), {
        seed: 20_261_122 + index,
        numRuns: requests,
      });
      // Requests that are all refused for the same reason would prove little.
      expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404]));
    },
  );
});
