import {exampleOf} from './exampleOf';
import {asDictionary, type Dictionary, followReference} from './followReference';
import type {Body, KeyPlace, NamedExample, Operation, Parameter, Place} from './Operation';
import {readSchema} from './readSchema';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const places: unknown[] = ['path', 'query', 'header'] satisfies Place[];

/**
 * Reads the one operation of an OpenAPI fragment.
 *
 * @throws Error when the document holds no operation
 */
export function readOperation(fragment: unknown): Operation {
  const document = asDictionary(fragment);
  const isWebhook = Object.keys(asDictionary(document.paths)).length === 0;
  const [[path, item] = []] = Object.entries(asDictionary(isWebhook ? document.webhooks : document.paths));
  const method = methods.find((one) => one in asDictionary(item));
  if (path === undefined || !method) throw new Error('The OpenAPI fragment holds no operation.');
  const {parameters: ofPath, servers: pathServers} = asDictionary(item);
  const own = asDictionary(asDictionary(item)[method]);
  const scope = own['x-required-scope'];
  return {
    id: String(own.operationId),
    method: method.toUpperCase(),
    path,
    isWebhook,
    servers: list(own.servers ?? pathServers ?? document.servers).map(serverUrl),
    parameters: readParameters(document, [...list(ofPath), ...list(own.parameters)]),
    body: readBody(document, own.requestBody),
    key: readKey(document, list(own.security ?? document.security)),
    scope: typeof scope === 'string' ? scope : undefined,
    statuses: Object.fromEntries(
      Object.entries(asDictionary(own.responses)).map(([status, response]) => [
        status,
        String(followReference(document, response).description ?? ''),
      ]),
    ),
  };
}

/** An operation's own parameter stands for one of its path with the same name and place. */
function readParameters(document: Dictionary, values: unknown[]): Parameter[] {
  const all = values.map((value) => followReference(document, value));
  const last = new Map(all.map((one) => [`${one.in}.${one.name}`, one]));
  return [...last.entries()]
    .filter(([, one]) => places.includes(one.in))
    .map(([id, one]) => {
      const style = String(one.style ?? (one.in === 'query' ? 'form' : 'simple'));
      return {
        id,
        name: String(one.name),
        in: one.in as Place,
        required: one.required === true || one.in === 'path',
        schema: readSchema(document, one.schema ?? firstContent(one).schema ?? {}),
        example: one.example ?? examplesOf(document, one)[0]?.value,
        style,
        explode: typeof one.explode === 'boolean' ? one.explode : style === 'form',
      };
    });
}

function readBody(document: Dictionary, value: unknown): Body | undefined {
  const {content, required} = followReference(document, value);
  const types = Object.entries(asDictionary(content));
  const [mediaType, media] = types.find(([type]) => /[/+]json\b/.test(type)) ?? types[0] ?? [];
  if (mediaType === undefined) return undefined;
  const described = asDictionary(media);
  const schema = described.schema === undefined ? undefined : readSchema(document, described.schema);
  const named = examplesOf(document, described);
  const examples: NamedExample[] = named.map(({name, value: one}) => ({name, text: asText(one)}));
  if (examples.length === 0 && schema) examples.push({name: 'Example', text: asText(exampleOf(schema))});
  return {mediaType, required: required === true, schema, examples};
}

function examplesOf(document: Dictionary, {example, examples}: Dictionary): {name: string; value: unknown}[] {
  if (example !== undefined) return [{name: 'Example', value: example}];
  return Object.entries(asDictionary(examples)).map(([name, one]) => {
    const {summary, value} = followReference(document, one);
    return {name: typeof summary === 'string' ? summary : name, value};
  });
}

function firstContent({content}: Dictionary): Dictionary {
  return asDictionary(Object.values(asDictionary(content))[0]);
}

/** The first scheme that a page can follow: cookies, signatures and logins are none. */
function readKey(document: Dictionary, requirements: unknown[]): KeyPlace | undefined {
  const schemes = asDictionary(asDictionary(document.components).securitySchemes);
  for (const name of requirements.flatMap((one) => Object.keys(asDictionary(one)))) {
    const scheme = followReference(document, schemes[name]);
    const isBearer = /^bearer$/i.test(String(scheme.scheme)) || scheme.type === 'oauth2';
    if (isBearer) return {in: 'header', name: 'Authorization', prefix: 'Bearer '};
    if (scheme.type === 'apiKey' && (scheme.in === 'header' || scheme.in === 'query')) {
      return {in: scheme.in, name: String(scheme.name), prefix: ''};
    }
  }
  return undefined;
}

function serverUrl(server: unknown): string {
  const {url, variables} = asDictionary(server);
  const filled = String(url ?? '').replace(/\{([^}]+)\}/g, (_, name) =>
    String(asDictionary(asDictionary(variables)[name]).default ?? ''),
  );
  return filled.replace(/\/$/, '');
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
