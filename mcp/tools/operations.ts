import {z} from 'zod';
import {apiReferenceOptions} from '../../config/apiReference';
import {allOperations, matchOperation, type Operation} from '../../sandbox/document/listOperations';
import {Refusal, type Site} from '../site/Site';
import {sectionOf} from '../site/sections';
import {searchWords, tool} from './Tool';

/** Most hits of the search whose pages are looked through for operations. */
const searched = 100;

const operationsOf = async (site: Site) => allOperations(await site.document());

const pageOf = (id: string) => `${apiReferenceOptions.outputDir}/${id}`;

export async function operationWithId(site: Site, id: string): Promise<Operation> {
  const operations = await operationsOf(site);
  const found = operations.find((one) => one.id === id);
  if (found) return found;
  throw new Refusal(`No operation has this id. There are ${operations.map((one) => one.id).join(', ')}.`);
}

/** Operations that a text names by id, or by path with or without method. */
function named(operations: Operation[], text: string): Operation[] {
  const [, method, path = ''] = /^(?:([a-z]+)\s+)?(?:https?:\/\/[^/]+)?(\/[^\s?#]*)/i.exec(text) ?? [];
  const methods = method ? [method] : operations.map((one) => one.method);
  const matched = [...new Set(methods)].flatMap(
    (one) => matchOperation(operations, one, path)?.operation ?? [],
  );
  return [...operations.filter(({id}) => id === text), ...matched];
}

export const findOperation = tool({
  title: 'Find an operation of the API',
  description: 'Operations of the Cloud API that a task, an id, or a method and path name; best first.',
  input: {query: searchWords.describe('Such as "rotate an API key" or "GET /v1/org/…/devices".')},
  async answer({query}, {site}) {
    const {address} = await site.list();
    const operations = await operationsOf(site);
    const request = {indexName: 'docs', query, hitsPerPage: searched, attributesToRetrieve: ['url']};
    const {hits = []} = (await site.search.answer({requests: [request]})).results[0] ?? {};
    const pages = hits.map(({url}) => String(url).slice(address.length).replace(/#.*/, ''));
    const byWords = pages.flatMap((page) => operations.filter(({id}) => pageOf(id) === page));
    const found = [...new Set([...named(operations, query), ...byWords])].slice(0, 5);
    const lines = found.map(({id, method, path, scope, object}) => {
      const {summary = ''} = object as {summary?: string};
      return `- ${id}: ${summary}. ${method.toUpperCase()} ${path}, scope ${scope ?? 'none'}`;
    });
    const text = lines.join('\n') || 'No operation was found. Try other words.';
    return {text, sources: found.map(({id}) => pageOf(id))};
  },
});

function samplesIn(samples: string, language?: string): string {
  const parts = samples.split(/^(?=\*\*[^*\n]+\*\*$)/m);
  const wanted = parts.filter((part) => part.toLowerCase().startsWith(`**${language?.toLowerCase()}**`));
  return wanted.length > 0 ? [parts[0], ...wanted].join('') : samples;
}

export const readOperation = tool({
  title: 'Read an operation of the API',
  description:
    'One operation of the Cloud API with its parameters, schemas, errors and examples as OpenAPI 3.1, and its samples of code.',
  input: {
    operation: z.string().max(100).describe('Its id, as find_operation has it: get-device.'),
    language: z
      .string()
      .max(40)
      .optional()
      .describe('Language of the samples, such as Python; all without it.'),
  },
  async answer({operation, language}, {site}) {
    const {id} = await operationWithId(site, operation);
    const {page} = await site.page(pageOf(id));
    const file = `${pageOf(id)}.openapi.json`;
    const definition = JSON.stringify(await site.json(file));
    const samples = sectionOf(await site.text(page.name), 'samples');
    const parts = [`\`\`\`json\n${definition}\n\`\`\``, samples && samplesIn(samples, language)];
    return {text: parts.filter(Boolean).join('\n\n'), sources: [page.path, file]};
  },
});
