import type {Oas3Operation, Oas3Parameter} from '@redocly/openapi-core';
import isEmpty from 'lodash/isEmpty';
import mapValues from 'lodash/mapValues';
import omitBy from 'lodash/omitBy';
import uniqBy from 'lodash/uniqBy';
import type {Operation} from '../../../sandbox/document/listOperations';
import {asDictionary, type Dictionary, listOf, textOf} from '../document/operations';
import {followed} from '../document/references';
import type {PageContext} from '../options';
import type {AnySchema} from '../schema/Schema';
import {PageSchemas} from './PageSchemas';

/** A part of the file in which references have given way to what they lead to. */
type Followed<Part> = unknown extends Part
  ? Part
  : Part extends {$ref: string}
    ? never
    : {[Key in keyof Part]: Key extends 'schema' ? AnySchema : Followed<Part[Key]>};

type Parameter = Followed<Oas3Parameter>;
/** A parameter, or a header of an answer, which says the same but where it stands. */
export type DescribedValue = Omit<Parameter, 'name' | 'in'> & Pick<Partial<Parameter>, 'in'>;

type Exchange = Partial<Followed<Oas3Operation>>;
export type OperationResponse = NonNullable<Exchange['responses']>[string];

export type FollowedOperation = ReturnType<typeof followOperation>;

/** What an operation of a document in one file takes and answers, with all references followed. */
export function followOperation({object, item}: Operation, {document, addressOf}: PageContext) {
  const schemas = new PageSchemas(document, addressOf);
  /** A part with what references in it lead to; its schemas come when those of the page are followed. */
  const follow = (given: unknown): Dictionary => {
    const part = {...followed(document, given)};
    part.description = textOf(part.description);
    if (part.requestBody !== undefined) part.requestBody = follow(part.requestBody);
    // In the order in which their schemas are followed.
    for (const key of ['responses', 'headers', 'content', 'examples'])
      if (part[key] !== undefined) part[key] = mapValues(asDictionary(part[key]), follow);
    if (part.schema !== undefined) schemas.add(part.schema, (told) => (part.schema = told));
    if (!isEmpty(part.links)) schemas.unsupported.add('links');
    // An entry without a word in it says nothing.
    if (!Object.values(asDictionary(part.encoding)).every(isEmpty)) schemas.unsupported.add('encoding');
    return part;
  };
  const exchangeOf = (call: Dictionary, around: Dictionary): Exchange => {
    const {description, requestBody, responses} = call;
    const given = [call, around].flatMap((one) => listOf(one.parameters));
    const all = given.map((one) => followed(document, one));
    // An operation's own parameter, which comes first, stands for one of its path with the same name and place.
    const parameters = uniqBy(all, (one) => `${one.in} ${one.name}`);
    const statuses = omitBy(asDictionary(responses), (_response, status) => status.startsWith('x-'));
    return {
      parameters: parameters.map(follow) as unknown as Parameter[],
      ...follow({description, requestBody, responses: statuses}),
    };
  };
  const exchange = exchangeOf({...object}, {...item});
  const callbacks = Object.entries(object.callbacks ?? {}).flatMap(([name, addresses]) =>
    // Where they go is a runtime expression: `{$request.body#/callbackUrl}`.
    Object.entries(followed(document, addresses)).flatMap(([address, one]) => {
      const called = followed(document, one);
      return Object.entries(called).flatMap(([method, value]) => {
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
  return {...exchange, callbacks, unsupported: [...schemas.unsupported]};
}
