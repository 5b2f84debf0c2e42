import fs from 'node:fs';
import {load} from 'js-yaml';
import {describe, expect, it} from 'vitest';
import {listOperations} from '../../sandbox/document/listOperations';
import type {OpenApiDocument} from '../../sandbox/document/OpenApiDocument';
import {asDictionary, label} from './document/operations';
import {followed} from './document/references';

const document = load(fs.readFileSync('openapi/platform-api.yaml', 'utf8')) as OpenApiDocument;

/** What our own file says of each answer that is an error, references followed. */
const errors = listOperations(document).flatMap((operation) => {
  const {requestBody, responses} = operation.object;
  return Object.entries(asDictionary(responses))
    .filter(([status]) => Number(status) >= 400)
    .map(([status, response]) => {
      const {description, content} = followed(document, response);
      const {schema, examples} = asDictionary(asDictionary(content)['application/json']);
      return {
        name: `${label(operation)} ${status}`,
        status: Number(status),
        hasBody: requestBody !== undefined,
        description,
        properties: asDictionary(followed(document, schema).properties),
        values: Object.values(asDictionary(examples)).map((one) =>
          asDictionary(followed(document, one).value),
        ),
      };
    });
});

describe('errors of our own file', () => {
  it('have the code and the name of their status in every example', () => {
    expect(errors.length).toBeGreaterThan(150);
    for (const {name, status, properties, values} of errors) {
      const {code, name: word} = properties;
      expect(asDictionary(code), name).toMatchObject({const: status, examples: [status]});
      expect(asDictionary(word).examples, name).toEqual([asDictionary(word).const]);
      expect(values.length, name).toBeGreaterThan(0);
      for (const value of values)
        expect(value, name).toMatchObject({code: status, name: asDictionary(word).const});
    }
  });

  it('speak of a body only where the operation takes one', () => {
    for (const {name, status, hasBody, description, values} of errors)
      if (status === 400 && !hasBody)
        expect(JSON.stringify([description, values]), name).not.toMatch(/\bbody\b/i);
  });
});
