import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {generateReference} from './generateReference';
import type {ApiReferenceOptions} from './options';

/** A small OpenAPI file that has one of each: parameters, bodies, a webhook, nesting, alternatives. */
export const lamps = `openapi: 3.1.0
info:
  title: Lamp API
  version: 1.2.0
  description: |
    Switches lamps on and off.

    ## Scopes

    Use \`{lamp_id}\` and a < b.
servers:
  - url: https://lamps.example
tags:
  - name: Lamps
  - name: Events
paths:
  /lamps/{lamp_id}:
    get:
      operationId: get-lamp
      summary: Get a lamp
      description: Returns a lamp and "all" that is known of it.
      x-required-scope: read-lamps
      tags: [Lamps]
      parameters:
        - {name: lamp_id, in: path, required: true, description: Id of the lamp., schema: {type: string, format: uuid}}
        - {name: depth, in: query, description: 'See [lamps](/docs/intro).', schema: {type: integer, minimum: 1, maximum: 9, default: 2}}
      responses:
        '200':
          description: The lamp.
          headers:
            X-Request-ID: {description: Id of the request., schema: {type: string}}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Lamp'}
              examples:
                hall: {summary: A hall lamp, value: {name: Hall, parts: [{watt: 5}]}}
        '404': {description: No such lamp.}
webhooks:
  lamp-changed:
    post:
      operationId: lamp-changed
      summary: Lamp changed
      tags: [Events]
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: '#/components/schemas/Lamp'}
      responses:
        '200': {description: Taken.}
components:
  schemas:
    Lamp:
      type: object
      required: [name]
      properties:
        name: {type: string, maxLength: 20, description: What people call it., examples: [Hall]}
        parts:
          type: array
          maxItems: 3
          items:
            type: object
            properties:
              watt: {type: number, exclusiveMinimum: 0}
        color:
          oneOf:
            - {title: Named, type: string, enum: [red, green]}
            - {title: Kelvin, type: integer}
`;

/** A site folder with an OpenAPI file, for tests. */
export interface FixtureSite {
  folder: string;
  write(yaml: string): void;
  generate(): Promise<void>;
  read(name: string): string;
  /** Names of the generated files. */
  list(): string[];
  remove(): void;
}

/** Makes a folder with the OpenAPI file given and no pages yet. */
export function fixtureSite(yaml: string = lamps, changes: Partial<ApiReferenceOptions> = {}): FixtureSite {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fixture-site-'));
  const options: ApiReferenceOptions = {
    specPath: 'openapi/lamps.yaml',
    outputDir: 'docs/api',
    downloadsDir: 'static/openapi',
    editUrl: 'https://code.example/edit/openapi/lamps.yaml',
    ...changes,
  };
  const context = {
    siteDir: folder,
    generatedFilesDir: path.join(folder, '.docusaurus'),
    baseUrl: '/base/',
    siteConfig: {url: 'https://docs.example', presets: [], plugins: []},
  } as unknown as LoadContext;
  fs.mkdirSync(path.join(folder, 'openapi'));
  const site: FixtureSite = {
    folder,
    write: (text) => fs.writeFileSync(path.join(folder, options.specPath), text),
    generate: () => generateReference(context, options),
    read: (name) => fs.readFileSync(path.join(folder, options.outputDir, name), 'utf8'),
    list: () => fs.readdirSync(path.join(folder, options.outputDir)).sort(),
    remove: () => fs.rmSync(folder, {recursive: true}),
  };
  site.write(yaml);
  return site;
}
