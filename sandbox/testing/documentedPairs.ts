import type {OpenApiDocument, OperationObject} from '../document/OpenApiDocument';

/** Fields of a path that are no methods. */
const notMethods = new Set(['$ref', 'summary', 'description', 'servers', 'parameters']);

/**
 * Every documented answer of every operation, those of webhooks included, as in `get-device 404`.
 *
 * It reads the document by itself, so that an operation which the sandbox does not see is listed nevertheless.
 */
export function documentedPairs({paths, webhooks = {}}: OpenApiDocument): string[] {
  return [...Object.values(paths), ...Object.values(webhooks)].flatMap((item) =>
    Object.entries(item)
      .filter(([method]) => !notMethods.has(method))
      .flatMap(([, operation]) => {
        const {operationId, responses} = operation as OperationObject;
        return Object.keys(responses).map((status) => `${operationId} ${status}`);
      }),
  );
}
