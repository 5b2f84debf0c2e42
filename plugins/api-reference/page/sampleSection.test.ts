import {expect, it} from 'vitest';
import {load} from 'js-yaml';
import {codeOf} from '../../content/highlight/shared/codeHtml';
import {listOperations} from '../../../sandbox/document/listOperations';
import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import {defaultSampleOptions} from '../samples/callOf';
import {sampleSection} from './sampleSection';

const document = load(`
openapi: 3.1.0
info: {title: Odd, version: '1'}
paths:
  /two:
    get:
      operationId: two
      security: [{id: [], secret: []}]
      x-codeSamples:
        - {lang: Shell, label: CLI, source: 'odd \`two\` {all}'}
        - {lang: cobol, source: DISPLAY.}
      responses: {}
  /basic: {get: {operationId: basic, security: [{basic: []}], responses: {}}}
  /oauth: {get: {operationId: oauth, security: [{oauth: []}], responses: {}}}
  /openid: {get: {operationId: openid, security: [{openid: []}], responses: {}}}
  /open/without/any/key: {get: {operationId: open, responses: {}}}
components:
  securitySchemes:
    id: {type: apiKey, in: header, name: PLAID-CLIENT-ID, description: 'Copy it from the {keys} page. <b>'}
    secret: {type: apiKey, in: header, name: PLAID-SECRET}
    basic: {type: http, scheme: basic}
    openid: {type: openIdConnect, openIdConnectUrl: 'https://a.example/openid'}
    oauth: {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://a.example/token', scopes: {}}}}
`) as OpenApiDocument;

function sectionOf(id: string) {
  const operation = listOperations(document).find((one) => one.id === id);
  if (!operation) throw new Error(id);
  return sampleSection(operation, {samples: defaultSampleOptions, document});
}

it.each([
  [
    'two',
    'Set `API_URL` to the address of your server, `PLAID_CLIENT_ID` to an API key for the header `PLAID-CLIENT-ID`, and `PLAID_SECRET` to an API key for the header `PLAID-SECRET`. Copy it from the',
  ],
  [
    'basic',
    'Set `API_URL` to the address of your server, `API_USER` to your user name (HTTP Basic), and `API_PASSWORD` to your password (HTTP Basic). Whoever runs the API gives them out.',
  ],
  [
    'openid',
    'Set `API_URL` to the address of your server, and `ACCESS_TOKEN` to a token of OpenID Connect, from `https://a.example/openid`.',
  ],
  ['open', 'Set `API_URL` to the address of your server.'],
  [
    'oauth',
    'Set `API_URL` to the address of your server, and `ACCESS_TOKEN` to an access token of OAuth 2.0, from `https://a.example/token`.',
  ],
])('%s: has a variable for each secret, and says where to get it', (id, note) => {
  const {mdx, blocks} = sectionOf(id);
  expect(mdx).toContain(note);
  for (const [, variable = ''] of note.matchAll(/`([A-Z_]+)`/g))
    expect(codeOf(blocks[0] ?? '')).toContain(`$${variable}`);
  expect(mdx).not.toMatch(/organization|Skerry/i);
});

it('shows the maker’s own samples as they are', () => {
  const {mdx} = sectionOf('two');
  expect(mdx).toContain('`CLI`, by the API’s maker:\n\n```shell\nodd `two` {all}\n```');
  expect(mdx).toContain('```text\nDISPLAY.\n```');
});

it('lets commands break behind slashes', () => {
  const [command = ''] = sectionOf('open').blocks;
  expect(command).toMatch(/\/<wbr>without\/<wbr>any\/<wbr>key/);
  expect(codeOf(command)).toMatch(/\/open\/without\/any\/key"/);
});
