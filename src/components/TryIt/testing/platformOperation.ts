import fs from 'node:fs';
import path from 'node:path';
import {listOperations} from '@site/plugins/api-reference/document/operations';
import {operationFragment} from '@site/plugins/api-reference/machine/operationFragment';
import {projectRoot} from '@site/scripts/projectRoot';
import {load} from 'js-yaml';
import type {Operation} from '../operation/Operation';
import {readOperation} from '../operation/readOperation';

const document = load(fs.readFileSync(path.join(projectRoot, 'openapi/platform-api.yaml'), 'utf8'));
const operations = listOperations(document);

/** IDs of the platform's operations, without the webhook. For tests. */
export const platformOperationIds = operations.filter(({isWebhook}) => !isWebhook).map(({id}) => id ?? '');

/** An operation of the platform, read from its fragment as a browser does. For tests. */
export function platformOperation(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`The platform has no operation ${id}.`);
  return readOperation(JSON.parse(JSON.stringify(operationFragment(document, found))));
}
