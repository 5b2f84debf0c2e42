import type {Operation} from '../document/listOperations';
import type {OpenApiDocument} from '../document/OpenApiDocument';
import {resolveReference} from '../document/resolveReference';
import {exampleIds} from '../store/exampleIds';

/** The bodies of an operation's examples, by name; one without a body has a single nameless example. */
export function exampleBodies(document: OpenApiDocument, {object, id}: Operation): [string, unknown][] {
  if (!object.requestBody) return [['no body', undefined]];
  const {content} = resolveReference(document, object.requestBody);
  return Object.entries(content['application/json'].examples ?? {}).map(([name, entry]) => {
    // The example's path carries the sandbox, this one's the production organization.
    if (id === 'update-device' && name === 'Move') {
      return [name, {set_destination_org_id: exampleIds.pairedOrganization}];
    }
    return [name, resolveReference(document, entry).value];
  });
}
