import {expect, it} from 'vitest';
import {environmentOf} from './environmentOf';

it.each([
  ['localhost', 'development'],
  ['localhost.', 'development'],
  ['docs.localhost', 'development'],
  ['127.0.0.1', 'development'],
  ['127.8.9.255', 'development'],
  ['[::1]', 'development'],
  ['docs.staging.example', 'staging'],
  ['docs.staging.example.', 'staging'],
  ['docs.example', 'production'],
  ['localhost.example', 'production'],
  ['127.0.0.1.example', 'production'],
  ['[::2]', 'production'],
  ['sub.docs.staging.example', 'production'],
])('counts the host %s as %s', (hostname, expected) => {
  expect(environmentOf(hostname, 'Docs.Staging.example')).toBe(expected);
  expect(environmentOf(new URL(`http://${hostname}:3000/`).hostname, 'docs.staging.example')).toBe(expected);
});

it('knows no staging where none is configured', () => {
  expect(environmentOf('docs.staging.example')).toBe('production');
});
