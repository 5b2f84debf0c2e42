import {asDictionary, type Operation} from '../document/operations';
import type {
  Callback,
  Content,
  DescribedValue,
  Example,
  OperationItem,
  OperationResponse,
  Parameter,
} from '../page/OperationItem';
import type {SchemaOrName} from '../schema/Schema';
import type {Components} from './Components';
import {PageSchemas} from './PageSchemas';
import type {SchemaPages} from './SchemaPages';

type Dictionary = Record<string, unknown>;

/** What a page shows of an operation besides its names and addresses. */
type Told = Pick<
  OperationItem['api'],
  'description' | 'hasOwnServers' | 'parameters' | 'requestBody' | 'responses' | 'callbacks'
>;

/** An operation for its page, and the keywords in it that no page tells of. */
interface FollowedOperation {
  told: Told;
  unsupported: string[];
}

/**
 * What an operation of a document takes and answers, with all references followed.
 *
 * @param document the whole document, in one file
 */
export function followOperation(
  document: unknown,
  {route: [section = '', path = '', method = '']}: Operation,
  components: Components,
  pages: SchemaPages,
): FollowedOperation {
  const item = asDictionary(asDictionary(asDictionary(document)[section])[path]);
  const schemas = new PageSchemas(components, pages);
  const told = new OperationReader(components, schemas).read(asDictionary(item[method]), item.parameters);
  schemas.finish();
  const hasOwnServers = [asDictionary(item[method]), item].some(({servers}) => Array.isArray(servers));
  return {told: {...told, hasOwnServers}, unsupported: [...schemas.unsupported]};
}

class OperationReader {
  readonly #components: Components;
  readonly #schemas: PageSchemas;

  constructor(components: Components, schemas: PageSchemas) {
    this.#components = components;
    this.#schemas = schemas;
  }

  read(operation: Dictionary, ofPath: unknown): Told {
    const {description, parameters, requestBody, responses, callbacks} = operation;
    const statuses = Object.entries(asDictionary(responses)).filter(([status]) => !status.startsWith('x-'));
    return {
      ...(typeof description === 'string' && {description}),
      parameters: this.#parameters([...list(parameters), ...list(ofPath)]),
      ...(requestBody !== undefined && {requestBody: this.#body(requestBody)}),
      responses: this.#map(Object.fromEntries(statuses), (one) => this.#response(one)),
      callbacks: Object.entries(asDictionary(callbacks)).flatMap(([name, one]) => this.#callback(name, one)),
    };
  }

  /** An operation's own parameter, which comes first, stands for one of its path with the same name and place. */
  #parameters(given: unknown[]): Parameter[] {
    const own = new Map<string, Dictionary>();
    for (const one of given.map((value) => this.#components.followed(value))) {
      const place = `${one.in} ${one.name}`;
      if (typeof one.name === 'string' && !own.has(place)) own.set(place, one);
    }
    return [...own.values()].map((one) => this.#value(one) as Parameter);
  }

  #body(given: unknown): NonNullable<Told['requestBody']> {
    const {description, required, content} = this.#components.followed(given);
    return {description: text(description), required: required === true, content: this.#content(content)};
  }

  #response(given: unknown): OperationResponse {
    const {description, headers, content, links} = this.#components.followed(given);
    if (Object.keys(asDictionary(links)).length > 0) this.#schemas.unsupported.add('links');
    return {
      description: text(description),
      headers: this.#map(headers, (one) => this.#value(this.#components.followed(one))),
      content: this.#content(content),
    };
  }

  #callback(name: string, given: unknown): Callback[] {
    return Object.entries(this.#components.followed(given)).flatMap(([address, item]) =>
      Object.entries(this.#components.followed(item)).flatMap(([method, value], _index, entries) => {
        const shared = Object.fromEntries(entries).parameters;
        const operation = asDictionary(value);
        if (operation.requestBody === undefined && operation.responses === undefined) return [];
        // A callback may call back, itself even; one level of it is told of.
        if (operation.callbacks !== undefined) this.#schemas.unsupported.add('callbacks');
        const {description, parameters, requestBody, responses} = this.read(
          {...operation, callbacks: undefined},
          shared,
        );
        return [
          {
            name,
            method,
            address,
            description: description ?? text(operation.summary),
            parameters,
            requestBody,
            responses,
          },
        ];
      }),
    );
  }

  #value(given: Dictionary): DescribedValue {
    const {schema, content, examples, description, required, deprecated, ...rest} = given;
    const value: DescribedValue = {
      ...rest,
      description: text(description),
      required: required === true,
      deprecated: deprecated === true ? true : undefined,
      ...(content !== undefined && {content: this.#content(content)}),
      ...(examples !== undefined && {examples: this.#examples(examples)}),
    };
    if (schema !== undefined) this.#put(schema, (followed) => (value.schema = followed));
    return value;
  }

  #content(given: unknown): Content {
    return this.#map(given, (one) => {
      const {schema, example, examples, encoding} = this.#components.followed(one);
      if (encoding !== undefined) this.#schemas.unsupported.add('encoding');
      const media: Content[string] = {example};
      if (schema !== undefined) this.#put(schema, (followed) => (media.schema = followed));
      if (examples !== undefined) media.examples = this.#examples(examples);
      return media;
    });
  }

  #examples(given: unknown): Record<string, Example> {
    return this.#map(given, (one) => this.#components.followed(one) as Example);
  }

  #put(schema: unknown, put: (followed: SchemaOrName) => void): void {
    this.#schemas.add(schema, put);
  }

  #map<Value>(given: unknown, make: (value: unknown) => Value): Record<string, Value> {
    return Object.fromEntries(Object.entries(asDictionary(given)).map(([name, one]) => [name, make(one)]));
  }
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
