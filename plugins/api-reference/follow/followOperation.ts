import type {Oas3MediaType, Oas3Operation, Oas3Parameter, Oas3SecurityScheme} from '@redocly/openapi-core';
import attempt from 'lodash/attempt';
import isError from 'lodash/isError';
import mapValues from 'lodash/mapValues';
import pickBy from 'lodash/pickBy';
import {asDictionary, type Dictionary, listOf, type Operation, textOf} from '../document/operations';
import {followed} from '../document/references';
import type {SchemaOrName} from '../schema/Schema';
import {PageSchemas, type SchemaPages} from './PageSchemas';

/** A part of the file in which references have given way to what they lead to. */
type Followed<Part> = unknown extends Part
  ? Part
  : Part extends {$ref: string}
    ? never
    : {[Key in keyof Part]: Key extends 'schema' ? SchemaOrName : Followed<Part[Key]>};

/** What a body of one media type holds. */
export type MediaType = Followed<Oas3MediaType>;
export type Content = Record<string, MediaType>;
export type SecurityScheme = Oas3SecurityScheme;

/** A parameter of an operation; a header of an answer says the same, but where it stands. */
export type Parameter = Followed<Oas3Parameter>;
export type DescribedValue = Omit<Parameter, 'name' | 'in'>;

type Whole = Partial<Followed<Oas3Operation>>;
export type OperationResponse = NonNullable<Whole['responses']>[string];

/** What an operation and a callback take and answer. */
type Exchange = Pick<Whole, 'description' | 'parameters' | 'requestBody' | 'responses'>;

/** A call that the API makes to an address that the caller has named. */
export interface Callback extends Exchange {
  name: string;
  /** In lower case. */
  method: string;
  /** Where it goes, as a runtime expression: `{$request.body#/callbackUrl}`. */
  address: string;
}

/** What the page of an operation is made of: what stands where references lead. */
export interface OperationItem extends Exchange {
  /** Those of the operation, its path or the whole API. */
  servers?: Whole['servers'];
  /** Whether the operation or its path has addresses of its own. */
  hasOwnServers?: boolean;
  /** Any one of these is enough; an entry needs all schemes in it. */
  security?: Whole['security'];
  securitySchemes?: Record<string, SecurityScheme>;
  callbacks?: Callback[];
  externalDocs?: unknown;
  /** Keywords in it that no page tells of. */
  unsupported?: string[];
}

/** Parts that are maps of parts, in the order in which their schemas are followed. */
const maps = ['responses', 'headers', 'content', 'examples'];

/**
 * What an operation of a document takes and answers, with all references followed.
 *
 * @param document the whole document, in one file
 */
export function followOperation(
  document: Dictionary,
  {route: [section, path, method]}: Operation,
  pages: SchemaPages,
): OperationItem {
  const schemas = new PageSchemas(document, pages);
  /** A part with what references in it lead to; its schemas come when those of the page are followed. */
  const follow = (given: unknown): Dictionary => {
    const part = {...followed(document, given)};
    if (typeof part.description !== 'string') delete part.description;
    for (const flag of ['required', 'deprecated']) if (part[flag] !== true) delete part[flag];
    if (part.requestBody !== undefined) part.requestBody = follow(part.requestBody);
    for (const key of maps)
      if (part[key] !== undefined) part[key] = mapValues(asDictionary(part[key]), follow);
    if (part.schema !== undefined) schemas.add(part.schema, (told) => (part.schema = told));
    if (Object.keys(asDictionary(part.links)).length > 0) schemas.unsupported.add('links');
    // An entry without a word in it says nothing.
    if (Object.values(asDictionary(part.encoding)).some((how) => Object.keys(asDictionary(how)).length > 0))
      schemas.unsupported.add('encoding');
    return part;
  };
  /** An operation's own parameter, which comes first, stands for one of its path with the same name and place. */
  const exchangeOf = (
    {description, requestBody, responses, ...own}: Dictionary,
    item: Dictionary,
  ): Exchange => {
    const parameters = new Map<string, Dictionary>();
    for (const one of [...listOf(own.parameters), ...listOf(item.parameters)].map((value) =>
      followed(document, value),
    )) {
      const place = `${one.in} ${one.name}`;
      if (typeof one.name === 'string' && !parameters.has(place)) parameters.set(place, one);
    }
    const statuses = Object.entries(asDictionary(responses)).filter(([status]) => !status.startsWith('x-'));
    return {
      parameters: [...parameters.values()].map(follow) as unknown as Parameter[],
      ...follow({description, requestBody, responses: Object.fromEntries(statuses)}),
    };
  };
  const item = asDictionary(asDictionary(document[section])[path]);
  const operation = asDictionary(item[method]);
  const exchange = exchangeOf(operation, item);
  const callbacks = Object.entries(asDictionary(operation.callbacks)).flatMap(([name, addresses]) =>
    Object.entries(followed(document, addresses)).flatMap(([address, one]) => {
      const called = followed(document, one);
      return Object.entries(called).flatMap(([method, value]): Callback[] => {
        const call = asDictionary(value);
        if (call.requestBody === undefined && call.responses === undefined) return [];
        // A callback may call back, itself even; one level of it is told of.
        if (call.callbacks !== undefined) schemas.unsupported.add('callbacks');
        const description = textOf(call.description) ?? textOf(call.summary);
        return [{...exchangeOf(call, called), name, method, address, description}];
      });
    }),
  );
  schemas.finish();
  const {security = document.security, externalDocs} = operation;
  return {
    ...exchange,
    callbacks,
    servers: [operation, item, document].map((one) => one.servers).find(Array.isArray),
    hasOwnServers: [operation, item].some((one) => Array.isArray(one.servers)),
    security: security as Whole['security'],
    securitySchemes: securitySchemesOf(document),
    externalDocs,
    unsupported: [...schemas.unsupported],
  };
}

/** The ways to prove who calls, by their names in the document, but for those that a broken reference stands for. */
export function securitySchemesOf(document: Dictionary): Record<string, SecurityScheme> {
  const {securitySchemes} = asDictionary(document.components);
  const followedOnes = mapValues(asDictionary(securitySchemes), (one) => attempt(followed, document, one));
  return pickBy(followedOnes, (one) => !isError(one)) as Record<string, SecurityScheme>;
}
