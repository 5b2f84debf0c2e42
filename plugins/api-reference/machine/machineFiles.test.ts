import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createConfig, lintFromString} from '@redocly/openapi-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {projectRoot} from '../../../scripts/projectRoot';
import {loadDocument} from '../document/loadDocument';
import {referencesIn} from '../document/references';
import {machineFiles} from './machineFiles';

const siteUrl = 'https://docs.example/base/';

/** What a file at `path` becomes, parsed. */
async function filesOf(file: string) {
  const {downloads, fragments} = machineFiles(await loadDocument(file, path.dirname(file)), siteUrl);
  return {downloads, fragments, fragment: (name: string) => JSON.parse(fragments.get(name) ?? 'null')};
}

describe('the fragments of the platform’s API', () => {
  let files: Awaited<ReturnType<typeof filesOf>>;
  beforeAll(async () => {
    files = await filesOf(path.join(projectRoot, 'openapi/platform-api.yaml'));
  });

  it('are one for each operation', () => {
    const source = fs.readFileSync(path.join(projectRoot, 'openapi/platform-api.yaml'), 'utf8');
    const operations = [...source.matchAll(/^ +operationId: (\S+)$/gm)].map(([, id]) => `${id}.openapi.json`);
    expect(operations).not.toEqual([]);
    expect([...files.fragments.keys()].sort()).toEqual(operations.sort());
  });

  it('have all that they refer to', () => {
    for (const text of files.fragments.values()) {
      const fragment = JSON.parse(text);
      for (const reference of referencesIn(fragment)) {
        const [, , kind = '', name = ''] = reference.split('/');
        expect(fragment.components[kind]?.[name], reference).toBeDefined();
      }
    }
  });

  // Each takes a third of a second.
  it.each(['get-invoice-pdf', 'packet-webhook-example', 'register-new-devices', 'update-device'])(
    'are valid OpenAPI with no component too many: %s',
    async (page) => {
      const config = await createConfig({
        extends: ['recommended-strict'],
        rules: {'no-unused-components': 'error', 'operation-4xx-response': 'off'},
      });
      const source = files.fragments.get(`${page}.openapi.json`) ?? '';
      const problems = await lintFromString({source, absoluteRef: page, config});
      expect(problems.map(({message}) => message)).toEqual([]);
    },
  );

  it('hold one operation, its server and its key', () => {
    const fragment = files.fragment('update-device.openapi.json');
    expect(Object.keys(fragment.paths)).toEqual(['/v1/org/{org_id}/devices/{device_id}']);
    expect(Object.keys(Object.values<object>(fragment.paths)[0])).toEqual(['parameters', 'patch']);
    expect(fragment.servers[0].url).toMatch(/^https:/);
    expect(Object.keys(fragment.components.securitySchemes)).toEqual(['apiKey']);
    expect(fragment.components.schemas).toHaveProperty('Device');
    expect(fragment.components.schemas).not.toHaveProperty('Invoice');
  });

  it('have links that lead to the site from anywhere, as the whole file has in both forms', () => {
    const [yaml = '', json = ''] = files.downloads.values();
    expect(parse(yaml)).toEqual(JSON.parse(json));
    for (const text of [yaml, json, ...files.fragments.values()]) expect(text).not.toContain('](/');
    expect(yaml.split(`](${siteUrl}docs/`).length).toBeGreaterThan(60);
    expect(files.fragments.get('get-device.openapi.json')).toContain(`](${siteUrl}docs/api-specification/`);
  });

  it('hold no comment for those who check the examples, and introduce no list that only the page has', () => {
    for (const text of [...files.downloads.values(), ...files.fragments.values()]) {
      expect(text).not.toContain('<!--');
    }
    const [, json = ''] = files.downloads.values();
    expect(JSON.parse(json).info.description.trim()).toMatch(/\.$/);
  });

  it('ask for no key where the operation needs none', () => {
    const fragment = files.fragment('packet-webhook-example.openapi.json');
    expect(Object.keys(fragment.webhooks)).toEqual(['packet-webhook-example']);
    expect(fragment.components.securitySchemes).toBeUndefined();
  });
});

describe('a document in several files', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'machine-files-'));
  afterAll(() => fs.rmSync(folder, {recursive: true}));

  it('becomes one', async () => {
    fs.writeFileSync(
      path.join(folder, 'lump.yaml'),
      'type: object\nproperties: {next: {$ref: ./lump.yaml}}\n',
    );
    fs.writeFileSync(
      path.join(folder, 'api.yaml'),
      `openapi: 3.1.0
info: {title: Lump API, version: '1'}
paths:
  /a:
    get:
      operationId: get-a
      tags: [A]
      responses:
        '200':
          description: A.
          content:
            application/json:
              schema:
                properties:
                  lump: {$ref: ./lump.yaml}
                  pet: {$ref: '#/components/schemas/Pet'}
  /b:
    get:
      operationId: get-b
      tags: [A]
      responses: {'200': {$ref: '#/paths/~1a/get/responses/200'}}
components:
  schemas:
    Pet: {oneOf: [], discriminator: {propertyName: kind, mapping: {dog: Dog}}}
    Dog: {type: object, properties: {example: {$ref: '#/components/schemas/Bone'}}}
    Bone: {type: string}
`,
    );
    const {downloads, fragments, fragment} = await filesOf(path.join(folder, 'api.yaml'));
    expect([...downloads.keys()]).toEqual(['lump-api.yaml', 'lump-api.json']);
    for (const text of [...downloads.values(), ...fragments.values()]) {
      expect(text).not.toMatch(/lump\.yaml|#\/paths/);
    }
    expect(Object.keys(fragment('get-b.openapi.json').components.schemas).sort()).toEqual([
      'Bone',
      'Dog',
      'Pet',
      'lump',
    ]);
  });
});
