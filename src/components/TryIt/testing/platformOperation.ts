import fs from 'node:fs';
import path from 'node:path';
import {apiReferenceOptions} from '@site/config/apiReference';
import {operationFragment} from '@site/plugins/api-reference/machine/machineFiles';
import {buildRequest} from '@site/plugins/api-reference/samples/shared/buildRequest';
import {type Operation, readOperation} from '@site/plugins/api-reference/samples/shared/readOperation';
import {allOperations} from '@site/sandbox/document/listOperations';
import type {OpenApiDocument} from '@site/sandbox/document/OpenApiDocument';
import {exampleIds, exampleSecrets} from '@site/sandbox/store/exampleIds';
import {projectRoot} from '@site/scripts/projectRoot';
import {load} from 'js-yaml';
import {fillingOf, type RequestDraft} from '../request/draft';
import {toRequest} from '../targets/send';

const text = fs.readFileSync(path.join(projectRoot, 'openapi/platform-api.yaml'), 'utf8');
const document = load(text) as OpenApiDocument;
const operations = allOperations(document);

/** IDs of the platform's operations, without the webhook. For tests. */
export const platformOperationIds = operations.filter(({isWebhook}) => !isWebhook).map(({id}) => id);

/** An operation of the platform, read from its fragment as a browser does. For tests. */
export function platformOperation(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`The platform has no operation ${id}.`);
  const fragment = JSON.parse(JSON.stringify(operationFragment(document, found)));
  return readOperation(fragment, {...apiReferenceOptions.samples, isPage: true});
}

/** What the form of an operation holds when it is opened for the sandbox, with other texts by field. For tests. */
export function draftOf(operation: Operation, changes: Record<string, string> = {}): RequestDraft {
  const preset = operation.parameters
    .filter(({required}) => required)
    .map(({id, example}) => [id, String(example ?? '')]);
  const texts = {
    ...Object.fromEntries(preset),
    body: operation.body?.examples[0]?.text ?? '',
    SKERRY_ORG_ID: exampleIds.organization,
    SKERRY_API_KEY: exampleSecrets.apiKey,
    ...changes,
  };
  return {texts, files: {}};
}

/** The request that a browser makes of a form. For tests. */
export function requestOf(
  operation: Operation,
  draft: RequestDraft,
  server = operation.servers[0]?.url ?? '',
): Request {
  return toRequest(buildRequest(operation, fillingOf(operation, draft), server), undefined, draft.files);
}
