import {promisify} from 'node:util';
import {type Collection, convertV2, type Entry} from 'openapi-to-postmanv2';

const conversion = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  includeWebhooks: false,
  includeAuthInfoInExample: false,
  // Examples of filters, page tokens and request IDs fit no call of the reader's: they are there to be switched on.
  enableOptionalParameters: false,
};

/**
 * A collection for Postman and Insomnia (format 2.1), made of an OpenAPI document in one file; the same gives the same text.
 *
 * @param shared a path parameter that becomes a variable of the collection, since all calls share it
 */
export async function postmanCollection(document: unknown, shared?: string): Promise<string> {
  // The converter draws new ids each time, and calls texts plain that are Markdown.
  const stable = JSON.stringify(await convert(document), (key, value) => {
    if (key === '_postman_id' || key === 'id') return undefined;
    return key === 'type' && value === 'text/plain' ? 'text/markdown' : value;
  });
  const collection: Collection = JSON.parse(stable);
  const entries = entriesIn(collection.item);
  // What no variable stands for, programs show as an error: names of the variables that credentials are read from.
  const read = JSON.stringify([collection.auth, ...entries.map(({request}) => request?.auth)]);
  const values = new Map([...read.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, '']));
  for (const entry of entries) {
    // Answers of errors are left out.
    entry.response = entry.response?.filter(({code}) => (code ?? 0) < 400);
    const requests = [entry.request, ...(entry.response ?? []).map(({originalRequest}) => originalRequest)];
    for (const variable of requests.flatMap((request) => request?.url?.variable ?? [])) {
      if (!shared || variable.key !== shared) continue;
      if (!values.has(shared)) values.set(shared, variable.value ?? '');
      variable.value = `{{${shared}}}`;
    }
  }
  const variables = [...values].map(([key, value]) => ({key, value, type: 'string'}));
  collection.variable = [...(collection.variable ?? []), ...variables];
  return `${JSON.stringify(collection, null, 2)}\n`;
}

async function convert(document: unknown): Promise<Collection> {
  // It changes what it is given.
  const input = {type: 'json', data: structuredClone(document)} as const;
  const answer = await promisify(convertV2)(input, conversion);
  const made = answer?.result ? answer.output?.[0]?.data : undefined;
  if (!made) throw new Error(`no collection came out: ${answer?.reason}`);
  return made;
}

/** The requests in folders, at all levels. */
function entriesIn(entries: Entry[]): Entry[] {
  return entries.flatMap((entry) => (entry.item ? entriesIn(entry.item) : [entry]));
}
