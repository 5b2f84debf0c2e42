import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {CredentialsPanel} from './CredentialsPanel';

it.each([
  ['Your credentials', ['User name', 'Password']],
  ['Your organization and key', ['Organization ID', 'API key']],
])('is called “%s” where readers have %j', (summary, labels) => {
  const own = labels.map((label) => ({label, variable: label, isSecret: true}));
  const html = renderToStaticMarkup(<CredentialsPanel own={own}>Set both.</CredentialsPanel>);
  expect(html).toContain(`<summary>${summary}</summary>Set both.`);
});
