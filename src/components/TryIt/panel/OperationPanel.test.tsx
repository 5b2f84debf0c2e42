import {readOperation} from '@site/plugins/api-reference/samples/shared/readOperation';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {OperationPanel} from './OperationPanel';

// It says so in words of the framework's, which are there in a build alone.
vi.mock('@site/src/components/CopiedNotice/copyAndAnnounce', () => ({copyAndAnnounce: vi.fn()}));

vi.stubGlobal('window', {location: {hostname: 'docs.example'}});

const responses = {200: {description: 'ok'}};
const components = {
  securitySchemes: {
    basic: {type: 'http', scheme: 'basic'},
    id: {type: 'apiKey', in: 'header', name: 'PLAID-CLIENT-ID'},
    secret: {type: 'apiKey', in: 'header', name: 'PLAID-SECRET'},
  },
};

/** The form of an operation of another API, as it is opened. */
function formOf(operation: object, document: object = {}): string {
  const fragment = {
    openapi: '3.1.0',
    components,
    paths: {'/a': {post: {operationId: 'a', responses, ...operation}}},
  };
  const read = readOperation({...fragment, ...document}, {isPage: true});
  return renderToStaticMarkup(<OperationPanel operation={read} documentUrl="" hasSandbox={false} />);
}

it('says what to do where the API names no server', () => {
  const html = formOf({});
  expect(html).toContain('names no address of a server');
  expect(html).not.toContain('type="submit"');
  expect(html).toContain('curl "/a"');
});

it('has fields for user name and password, and for each of several keys', () => {
  const servers = [{url: 'https://a.example', description: 'Live'}];
  const basic = formOf({security: [{basic: []}]}, {servers});
  expect(basic).toMatch(/<label[^>]*>User name<.*<label[^>]*>Password</);
  expect(basic).toContain('Live');
  expect(basic).toContain('--user "$API_USER:$API_PASSWORD"');
  expect(formOf({security: [{id: [], secret: []}]}, {servers})).toMatch(/PLAID-CLIENT-ID<.*PLAID-SECRET</);
});

it('says nothing of our own platform, and nothing of access where none is needed', () => {
  const html = formOf({}, {servers: [{url: 'https://a.example'}]});
  expect(html).toContain('type="submit"');
  expect(html).toContain('POST changes what the server holds.');
  expect(html).not.toMatch(/organization|Platform|>Access</);
});

it('asks for the files of a form, and for its other fields as JSON', () => {
  const properties = {photo: {type: 'string', format: 'binary'}, purpose: {type: 'string'}};
  const schema = {type: 'object', required: ['photo', 'purpose'], properties};
  const html = formOf({requestBody: {content: {'multipart/form-data': {schema}}}});
  expect(html).toContain('type="file"');
  expect(html).toContain('&quot;purpose&quot;: &quot;string&quot;');
  expect(html).toContain('they are sent as a form');
});
