import {readOperation} from '@site/plugins/api-reference/samples/shared/readOperation';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {WebhookPanel} from './WebhookPanel';

// It says so in words of the framework's, which are there in a build alone.
vi.mock('@site/src/components/CopiedNotice/copyAndAnnounce', () => ({copyAndAnnounce: vi.fn()}));

vi.stubGlobal('window', {location: {hostname: 'localhost', origin: 'http://localhost:3000'}});

const content = {'application/json': {example: {room: 1}}};
const post = {operationId: 'changed', requestBody: {content}, responses: {200: {description: 'ok'}}};

/** The form of a webhook of another API, or of ours, as it is opened. */
function formOf(hasSandbox: boolean): string {
  const operation = readOperation({openapi: '3.1.0', webhooks: {changed: {post}}}, {isPage: true});
  return renderToStaticMarkup(<WebhookPanel documentUrl="" {...{operation, hasSandbox}} />);
}

it('says nothing of our own platform, its packets and its guides', () => {
  const html = formOf(false);
  expect(html).toContain('value="http://localhost:8080/"');
  expect(html).toContain('answers OPTIONS (CORS). To any other, deliver with the curl command below.');
  expect(html).not.toMatch(/packet|batch|guide|platform|organization/i);
});

it('offers batches of the sandbox where there is one', () => {
  const html = formOf(true);
  expect(html).toContain('value="http://localhost:8080/packets"');
  expect(html).toContain('Take a batch from the sandbox');
  expect(html).toContain('The complete receivers of the guides do not');
});
