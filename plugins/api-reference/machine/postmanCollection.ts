import {type Collection, convertV2, type Entry} from 'openapi-to-postmanv2';
import {asDictionary} from '../document/operations';

const conversion = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  includeWebhooks: false,
  includeAuthInfoInExample: false,
  // Examples of filters, page tokens and request IDs fit no call of the reader's: they are there to be switched on.
  enableOptionalParameters: false,
};

/**
 * A collection for Postman and Insomnia (format 2.1), made of an OpenAPI document in one file.
 *
 * Its variables are `baseUrl`, those of the credential, which are empty, and the shared parameter. The same document
 * gives the same text.
 *
 * @param shared a path parameter that becomes a variable of the collection, since all calls share it
 * @throws Error with what the converter says when it cannot read the document
 */
export async function postmanCollection(document: unknown, shared?: string): Promise<string> {
  const collection = await convert(document);
  // The converter draws new ids each time, and calls texts plain that are Markdown.
  const stable = JSON.stringify(collection, (key, value) => {
    if (key === '_postman_id' || (key === 'id' && isDrawn(value))) return undefined;
    return key === 'type' && value === 'text/plain' ? 'text/markdown' : value;
  });
  const clean: Collection = JSON.parse(stable);
  for (const entry of entriesIn(clean.item)) tidy(entry, shared);
  const values = [
    ...credentialsOf(clean).map((key) => ({key, value: ''})),
    ...(shared ? [{key: shared, value: exampleOf(collection, shared)}] : []),
  ];
  clean.variable = [...(clean.variable ?? []), ...values.map((one) => ({...one, type: 'string'}))];
  return `${JSON.stringify(clean, null, 2)}\n`;
}

function convert(document: unknown): Promise<Collection> {
  return new Promise((resolve, reject) => {
    // It changes what it is given.
    convertV2({type: 'json', data: structuredClone(asDictionary(document))}, conversion, (error, answer) => {
      const made = answer?.result ? answer.output?.[0]?.data : undefined;
      if (made) resolve(made);
      else reject(new Error(`no collection came out: ${error?.message ?? answer?.reason}`));
    });
  });
}

function isDrawn(value: unknown): boolean {
  return typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
}

/** The requests in folders, at all levels. */
function entriesIn(entries: Entry[]): Entry[] {
  return entries.flatMap((entry) => (entry.item ? entriesIn(entry.item) : [entry]));
}

/** Answers of errors are left out, and the shared parameter is the collection's. */
function tidy(entry: Entry, sharedParameter: string | undefined): void {
  entry.response = entry.response?.filter(({code}) => (code ?? 0) < 400);
  for (const request of [
    entry.request,
    ...(entry.response ?? []).map(({originalRequest}) => originalRequest),
  ]) {
    for (const variable of request?.url?.variable ?? []) {
      if (variable.key === sharedParameter) variable.value = `{{${sharedParameter}}}`;
    }
  }
}

/** Names of the variables that credentials are read from: what no variable stands for, programs show as an error. */
function credentialsOf({auth, item}: Collection): string[] {
  const all = JSON.stringify([auth, ...entriesIn(item).map(({request}) => request?.auth)]);
  return [...new Set([...all.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))];
}

function exampleOf({item}: Collection, parameter: string): string {
  const variables = entriesIn(item).flatMap(({request}) => request?.url?.variable ?? []);
  return variables.find(({key}) => key === parameter)?.value ?? '';
}
