/** An OpenAPI 3.0 file with what public files seldom have all at once. */
export const oddApi = `openapi: 3.0.3
info: {title: Odd API, version: '1'}
servers:
  - {url: 'https://{region}.odd.example', description: Where you are., variables: {region: {default: eu, enum: [eu, us]}}}
  - {url: 'https://test.odd.example', description: To try | it.}
tags: [{name: Odd, description: 'With {braces} and a | bar.'}]
security: [{session: []}, {key: []}]
paths:
  /jobs/{id}:
    parameters:
      - {name: id, in: path, required: true, schema: {type: string}, description: Of the path.}
      - {name: trace, in: cookie, schema: {type: string, example: t1}}
    post:
      operationId: start-job
      summary: Start a \`job\` {now}
      description: |
        Takes {braces}, <b>tags</b>, \`{code} <i>\`, a <https://odd.example/a> and ![a plan](./plan.png).

        | Left | Right |
        | --- | --- |
        | {a} | <room> |

        ![far](https://odd.example/far.png) {/* #samples */}

        export const x = 1;
      tags: [Odd]
      parameters:
        - {name: id, in: path, required: true, schema: {type: string}, description: 'Of the operation. | {x}', example: j1}
        - {name: id, in: query, schema: {type: array, items: {type: string}}, style: pipeDelimited}
        - {name: session, in: cookie, required: true, schema: {type: string, example: s1}}
      requestBody:
        content:
          application/json:
            schema: {$ref: '#/components/schemas/Shape'}
            examples:
              inline: {summary: In line, value: {kind: Circle}}
              shared: {$ref: '#/components/examples/shared'}
              far: {externalValue: 'https://odd.example/far.json'}
          application/xml: {example: '<shape/>'}
      callbacks:
        onDone:
          '{$request.body#/callbackUrl}':
            parameters: [{name: attempt, in: query, schema: {type: integer, minimum: 1}}]
            post:
              summary: Job done
              parameters: [{name: X-Signature, in: header, required: true, schema: {type: string}}]
              requestBody:
                description: What came of it.
                content: {application/json: {schema: {$ref: '#/components/schemas/Node'}}}
              responses: {'202': {description: Taken., content: {application/json: {schema: {type: object, properties: {again: {type: boolean}}}}}}}
      responses:
        default: {description: 'Anything, {even} <this>.', content: {application/json: {schema: {$ref: '#/components/schemas/Node'}}}}
        2XX: {$ref: '#/components/responses/Done'}
  /jobs:
    get:
      operationId: list-jobs
      description: '> [!NOTE] A quotation has no paragraph of its own.'
      responses: {'200': {description: All.}}
    post:
      operationId: make-job
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Job'}}}}
      security: [{oauth: [jobs, all]}, {}]
      responses: {'200': {description: Made., content: {application/json: {schema: {$ref: '#/components/schemas/Job'}}}}}
    delete:
      operationId: drop-jobs
      deprecated: true
      parameters: [{name: all, in: query, deprecated: true, schema: {type: boolean}}, {name: old, in: query, schema: {type: boolean, deprecated: true}}]
      security: []
      responses: {'200': {description: Gone.}}
    put:
      operationId: swap-jobs
      servers: [{url: 'https://a.odd.example/', description: First.}, {url: 'https://b.odd.example'}]
      security: [{token: [], session: []}, {password: []}]
      responses: {'200': {description: Swapped.}}
components:
  securitySchemes:
    session: {type: apiKey, in: cookie, name: sid}
    key: {type: apiKey, in: query, name: key}
    oauth: {type: oauth2, flows: {}}
    token: {type: http, scheme: Bearer}
    password: {type: http, scheme: basic}
  examples: {shared: {summary: Shared, value: {kind: Square}}}
  responses: {Done: {description: Done., content: {text/plain: {schema: {type: string}}}}}
  schemas:
    Node:
      type: object
      properties:
        next: {$ref: '#/components/schemas/Node'}
        all: {type: array, items: {$ref: '#/components/schemas/Node'}}
        other: {$ref: '#/components/schemas/Twin'}
        either:
          oneOf: [{$ref: '#/components/schemas/Node'}, {$ref: '#/components/schemas/Leaf'}, {type: string}]
          discriminator: {propertyName: kind, mapping: {n: '#/components/schemas/Node', m: Node}}
        'a b/{c}': {type: string, description: 'Of <c> and {d}.'}
    Job:
      type: object
      required: [id, name, secret]
      properties:
        id: {type: string, readOnly: true}
        name: {type: string}
        secret: {type: string, writeOnly: true}
        parts: {type: array, items: {type: object, properties: {made: {type: string, readOnly: true}, size: {type: number}}}}
    Leaf: {type: object, title: A leaf, properties: {kind: {type: string}}}
    Twin: {type: object, properties: {node: {$ref: '#/components/schemas/Node'}}}
    Shape:
      oneOf: [{$ref: '#/components/schemas/Circle'}, {$ref: '#/components/schemas/Square'}]
      discriminator: {propertyName: kind, mapping: {Circle: '#/components/schemas/Circle', sq: Square}}
    Base: {type: object, required: [kind], properties: {kind: {type: string}, callbackUrl: {type: string}}}
    Circle: {allOf: [{$ref: '#/components/schemas/Base'}, {type: object, properties: {radius: {type: number}}}]}
    Square: {allOf: [{$ref: '#/components/schemas/Base'}, {anyOf: [{properties: {side: {type: number}}}, {properties: {area: {type: number}}}]}]}
`;
