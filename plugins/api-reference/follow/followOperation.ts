import mapValues from 'lodash/mapValues';
import {
  asDictionary,
  type Dictionary,
  listOf,
  type Operation,
  overviewName,
  pageName,
  textOf,
} from '../document/operations';
import {followed} from '../document/references';
import type {
  Callback,
  Content,
  DescribedValue,
  Exchange,
  OperationItem,
  OperationResponse,
  Parameter,
  SecurityScheme,
  Server,
} from '../page/OperationItem';
import {PageSchemas, type SchemaPages} from './PageSchemas';

/**
 * What an operation of a document takes and answers, with all references followed, and the keywords in it that no page
 * tells of.
 *
 * @param document the whole document, in one file
 */
export function followOperation(
  document: Dictionary,
  {id, summary, route: [section, path, method]}: Operation,
  pages: SchemaPages,
): {item: OperationItem; unsupported: string[]} {
  const item = asDictionary(asDictionary(document[section])[path]);
  const operation = asDictionary(item[method]);
  const reader = new OperationReader(document, pages);
  const exchange = reader.read(operation, item.parameters);
  const callbacks = Object.entries(asDictionary(operation.callbacks)).flatMap(([name, one]) =>
    reader.callback(name, one),
  );
  reader.schemas.finish();
  const servers = [operation, item, document].map((one) => one.servers).find(Array.isArray);
  const {security = document.security, externalDocs} = operation;
  const ofOperation: OperationItem['api'] = {
    operationId: id,
    ...exchange,
    callbacks,
    servers: servers as Server[] | undefined,
    hasOwnServers: [operation, item].some((one) => Array.isArray(one.servers)),
    security: security as OperationItem['api']['security'],
    securitySchemes: securitySchemesOf(document),
    ...(textOf(asDictionary(externalDocs).url) !== undefined && {
      externalDocs: externalDocs as OperationItem['api']['externalDocs'],
    }),
  };
  return {
    item: {id: pageName(id), title: summary ?? id ?? '', infoId: overviewName(document), api: ofOperation},
    unsupported: [...reader.schemas.unsupported],
  };
}

/** The ways to prove who calls, by their names in the document. */
export function securitySchemesOf(document: Dictionary): Record<string, SecurityScheme> {
  const {securitySchemes} = asDictionary(document.components);
  return mapValues(asDictionary(securitySchemes), (one) => followed(document, one) as SecurityScheme);
}

class OperationReader {
  readonly #document: Dictionary;
  readonly schemas: PageSchemas;

  constructor(document: Dictionary, pages: SchemaPages) {
    this.#document = document;
    this.schemas = new PageSchemas(document, pages);
  }

  read({description, parameters, requestBody, responses}: Dictionary, ofPath: unknown): Exchange {
    const statuses = Object.entries(asDictionary(responses)).filter(([status]) => !status.startsWith('x-'));
    return {
      description: textOf(description),
      parameters: this.#parameters([...listOf(parameters), ...listOf(ofPath)]),
      ...(requestBody !== undefined && {requestBody: this.#body(requestBody)}),
      responses: mapValues(Object.fromEntries(statuses), (one) => this.#response(one)),
    };
  }

  callback(name: string, given: unknown): Callback[] {
    return Object.entries(this.#followed(given)).flatMap(([address, one]) => {
      const item = this.#followed(one);
      return Object.entries(item).flatMap(([method, value]) => {
        const operation = asDictionary(value);
        if (operation.requestBody === undefined && operation.responses === undefined) return [];
        // A callback may call back, itself even; one level of it is told of.
        if (operation.callbacks !== undefined) this.schemas.unsupported.add('callbacks');
        const exchange = this.read(operation, item.parameters);
        const description = exchange.description ?? textOf(operation.summary);
        return [{...exchange, name, method, address, description}];
      });
    });
  }

  #followed(value: unknown): Dictionary {
    return followed(this.#document, value);
  }

  /** An operation's own parameter, which comes first, stands for one of its path with the same name and place. */
  #parameters(given: unknown[]): Parameter[] {
    const own = new Map<string, Dictionary>();
    for (const one of given.map((value) => this.#followed(value))) {
      const place = `${one.in} ${one.name}`;
      if (typeof one.name === 'string' && !own.has(place)) own.set(place, one);
    }
    return [...own.values()].map((one) => this.#value(one) as Parameter);
  }

  #body(given: unknown): NonNullable<Exchange['requestBody']> {
    const {description, required, content} = this.#followed(given);
    return {description: textOf(description), required: required === true, content: this.#content(content)};
  }

  #response(given: unknown): OperationResponse {
    const {description, headers, content, links} = this.#followed(given);
    if (Object.keys(asDictionary(links)).length > 0) this.schemas.unsupported.add('links');
    return {
      description: textOf(description),
      headers: mapValues(asDictionary(headers), (one) => this.#value(this.#followed(one))),
      content: this.#content(content),
    };
  }

  #value(given: Dictionary): DescribedValue {
    const {schema, content, examples, description, required, deprecated, ...rest} = given;
    const value: DescribedValue = {
      ...rest,
      description: textOf(description),
      required: required === true,
      deprecated: deprecated === true ? true : undefined,
      ...(content !== undefined && {content: this.#content(content)}),
      ...(examples !== undefined && {
        examples: mapValues(asDictionary(examples), (one) => this.#followed(one)),
      }),
    };
    if (schema !== undefined) this.schemas.add(schema, (told) => (value.schema = told));
    return value;
  }

  #content(given: unknown): Content {
    return mapValues(asDictionary(given), (one) => {
      const {schema, example, examples, encoding} = this.#followed(one);
      // An entry without a word in it says nothing.
      if (Object.values(asDictionary(encoding)).some((how) => Object.keys(asDictionary(how)).length > 0))
        this.schemas.unsupported.add('encoding');
      const media: Content[string] = {example, encoding: encoding as Content[string]['encoding']};
      if (schema !== undefined) this.schemas.add(schema, (told) => (media.schema = told));
      if (examples !== undefined)
        media.examples = mapValues(asDictionary(examples), (one) => this.#followed(one));
      return media;
    });
  }
}
