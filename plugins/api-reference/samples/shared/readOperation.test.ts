import {describe, expect, it} from 'vitest';
import {platformOperation} from '../../../../src/components/TryIt/testing/platformOperation';
import {readOperation} from './readOperation';

describe('an operation of the platform', () => {
  const operation = platformOperation('list-devices');

  it('has method, path, server, scope and key', () => {
    expect(operation).toMatchObject({
      id: 'list-devices',
      method: 'GET',
      path: '/v1/org/{org_id}/devices',
      isWebhook: false,
      servers: [{url: 'https://api.skerry.example'}],
      scope: 'read-devices',
      isOpen: false,
      credentials: [
        {
          in: 'header',
          name: 'Authorization',
          prefix: 'Bearer ',
          variable: 'SKERRY_API_KEY',
          label: 'API key',
        },
      ],
    });
    expect(operation.responses[200]?.description).toBe(
      'Devices that match all filters, in the order of `sort_field`.',
    );
  });

  it('has the parameters of its path and its own', () => {
    expect(operation.parameters.map(({id}) => id)).toEqual([
      'path.org_id',
      'header.X-Request-ID',
      'query.limit',
      'query.filter_tags',
      'query.filter_created_ts',
      'query.filter_most_recent_packet_ts',
      'query.sort_field',
      'query.sort_ascending',
      'header.Continuation-Token',
    ]);
  });

  it('has a body with named examples', () => {
    const {body} = platformOperation('create-webhook-endpoint');
    expect(body).toMatchObject({mediaType: 'application/json', required: true});
    expect(body?.examples.map(({name}) => name)).toEqual([
      'An endpoint with batches of up to 100 packets',
      'An endpoint with an address and nothing else',
    ]);
  });

  it('takes no key where it is a webhook', () => {
    const webhook = platformOperation('packet-webhook-example');
    expect(webhook).toMatchObject({isWebhook: true, method: 'POST', credentials: [], scope: undefined});
  });
});

describe('an operation of another file', () => {
  const lamp = {
    openapi: '3.0.3',
    servers: [{url: 'https://{region}.lamps.example/', variables: {region: {default: 'eu'}}}],
    security: [{session: []}, {token: []}],
    paths: {
      '/lamps': {
        parameters: [{name: 'depth', in: 'query', schema: {type: 'integer'}}],
        post: {
          operationId: 'add-lamp',
          parameters: [
            {name: 'depth', in: 'query', schema: {type: 'integer', minimum: 0, exclusiveMinimum: true}},
            {name: 'session', in: 'cookie', schema: {type: 'string'}},
          ],
          requestBody: {
            content: {
              'text/csv': {},
              'application/vnd.lamps+json': {schema: {$ref: '#/components/schemas/Lamp'}},
            },
          },
          responses: {200: {description: 'Added.'}},
        },
      },
    },
    components: {
      securitySchemes: {
        session: {type: 'apiKey', in: 'cookie', name: 'session'},
        token: {type: 'apiKey', in: 'query', name: 'token'},
      },
      schemas: {
        Lamp: {
          type: 'object',
          required: ['name', 'default'],
          properties: {
            name: {type: 'string', nullable: true},
            default: {$ref: '#/components/schemas/Color'},
            next: {$ref: '#/components/schemas/Lamp'},
          },
        },
        Color: {type: 'string', enum: ['red', 'green']},
      },
    },
  };
  const {servers, credentials, parameters, body} = readOperation(lamp, {isPage: true});

  it('fills in variables of a server, and takes the key that a page can send', () => {
    expect(servers).toEqual([{url: 'https://eu.lamps.example', description: undefined}]);
    expect(credentials).toMatchObject([{in: 'query', name: 'token', prefix: '', variable: 'TOKEN'}]);
  });

  it('lets its own parameter replace one of the path, and leaves cookies out', () => {
    expect(parameters.map(({id}) => id)).toEqual(['query.depth']);
    expect(parameters[0]?.schema).toEqual({type: 'integer', minimum: 0, exclusiveMinimum: 0});
  });

  it('makes a body from a schema without examples, however deep it contains itself', () => {
    expect(body?.mediaType).toBe('application/vnd.lamps+json');
    expect(JSON.parse(body?.examples[0]?.text ?? '')).toEqual({name: 'string', default: 'red'});
    expect(body?.schema?.properties).toEqual({
      name: {type: ['string', 'null']},
      default: {type: 'string', enum: ['red', 'green']},
      next: {},
    });
  });

  it('is refused when there is none', () => {
    expect(() => readOperation({openapi: '3.1.0', paths: {}})).toThrow('holds no such operation');
  });
});
