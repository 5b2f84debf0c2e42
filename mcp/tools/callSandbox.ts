import {z} from 'zod';
import {apiReferenceOptions} from '../../config/apiReference';
import {brand} from '../../config/brand';
import type {Operation} from '../../sandbox/document/listOperations';
import {gatewayPath, handleGateway} from '../../sandbox/gateway/handleGateway';
import {exampleIds, exampleSecrets} from '../../sandbox/store/exampleIds';
import {Refusal} from '../site/Site';
import {cut} from '../site/sections';
import {operationWithId} from './operations';
import {tool} from './Tool';

/** Most characters of a request's and of an answer's body. */
const most = {request: 100_000, answer: 20_000};

const shown = ['continuation-token', 'retry-after', 'x-request-id'];

type Values = Readonly<Record<string, string | number | boolean | (string | number)[]>>;

const list = z.array(z.union([z.string().max(400), z.number()])).max(100);

/** The request of a call. What no parameter has as its name goes into the query, where the sandbox refuses it. */
function requestOf(operation: Operation, given: Values, body: unknown): Request {
  const url = new URL(brand.apiUrl);
  const headers = new Headers({Authorization: `Bearer ${exampleSecrets.apiKey}`});
  const values = new Map(Object.entries({org_id: exampleIds.organization, ...given}));
  url.pathname = operation.path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values.get(name);
    if (value === undefined) throw new Refusal(`The parameter ${name} is missing.`);
    values.delete(name);
    return encodeURIComponent(String(value));
  });
  const headerNames = operation.parameters().filter((one) => one.in === 'header');
  for (const [name, value] of values) {
    if (name === 'org_id') throw new Refusal(`This operation has no parameter ${name}.`);
    const header = headerNames.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (header) headers.set(header.name, String(value));
    else for (const one of [value].flat()) url.searchParams.append(name, String(one));
  }
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const text = body === undefined ? undefined : JSON.stringify(body);
  if (text && text.length > most.request)
    throw new Refusal(`The body has more than ${most.request} characters.`);
  return new Request(url, {method: operation.method.toUpperCase(), headers, body: text});
}

async function describe(response: Response): Promise<string> {
  const type = response.headers.get('Content-Type') ?? '';
  const headers = shown
    .filter((name) => response.headers.has(name))
    .map((name) => `${name}: ${response.headers.get(name)}`);
  const bytes = await response.arrayBuffer();
  const text = new TextDecoder().decode(bytes);
  const body = /json/.test(type)
    ? cut(JSON.stringify(JSON.parse(text), null, 1), most.answer, 'Cut here: ask for fewer items.')
    : bytes.byteLength > 0 && `${bytes.byteLength} bytes of ${type}`;
  return [`HTTP ${response.status}`, ...headers, '', body].filter((line) => line !== false).join('\n');
}

export const callSandbox = tool({
  title: 'Call the sandbox',
  description: `Calls an operation of the Cloud API against the sandbox in this process, with its example organization and key: nothing is sent anywhere, and no key of the platform is needed. The operation "gateway" hands it advertising data as a gateway would, with the hexadecimal digits as body.`,
  changes: true,
  input: {
    operation: z.string().max(100).describe('Id, as find_operation has it, or gateway.'),
    parameters: z
      .record(z.string().max(100), z.union([z.string().max(4000), z.number(), z.boolean(), list]))
      .default({})
      .describe('Parameters of path, query and headers by name; org_id is that of the example without it.'),
    body: z.json().optional().describe('Body, for operations that take one.'),
  },
  async answer({operation: id, parameters, body}, {site, sandbox, forgets}) {
    const instance = await sandbox();
    let response: Response | undefined;
    if (id === 'gateway') {
      const request = new Request(brand.apiUrl + gatewayPath, {method: 'POST', body: String(body ?? '')});
      response = await handleGateway(instance, request);
    } else {
      const operation = await operationWithId(site, id);
      // The path of a webhook is its name.
      if (!operation.path.startsWith('/'))
        throw new Refusal('The platform makes this call, and your backend answers it.');
      response = await instance.handle(requestOf(operation, parameters, body));
    }
    if (!response) throw new Refusal('The sandbox has no such operation.');
    const text = await describe(response);
    const end = forgets ? '\n\nThis sandbox forgets now: each call here begins with the first data.' : '';
    const page = id === 'gateway' ? 'docs/intro' : `${apiReferenceOptions.outputDir}/${id}`;
    return {text: text + end, sources: [page], isError: !response.ok};
  },
});
