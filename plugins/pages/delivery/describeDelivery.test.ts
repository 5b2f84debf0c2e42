import {expect, it} from 'vitest';
import {contentSecurityPolicy} from './describeDelivery';

const none = {inline: {scripts: [], styles: []}, connectTo: []};

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').filter((part) => part.startsWith(`${name} `));
  expect(found).toHaveLength(1);
  return found[0].split(' ').slice(1);
}

it('forbids what it does not name, and inline code without a hash', () => {
  const policy = contentSecurityPolicy(none);
  expect(directive(policy, 'default-src')).toEqual(["'none'"]);
  expect(directive(policy, 'script-src')).toEqual(["'self'"]);
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
  expect(directive(policy, 'base-uri')).toEqual(["'none'"]);
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
});

it('lets Emotion open a style element that it fills through the CSS object model', () => {
  expect(directive(contentSecurityPolicy(none), 'style-src')).toEqual([
    "'self'",
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  ]);
});

it('names each source once, in an order of its own', () => {
  const inline = {scripts: ["'sha256-b'", "'sha256-a'", "'sha256-b'"], styles: ["'sha256-s'"]};
  const policy = contentSecurityPolicy({inline, connectTo: ['https://b.example', 'https://a.example']});
  expect(directive(policy, 'script-src')).toEqual(["'self'", "'sha256-a'", "'sha256-b'"]);
  expect(directive(policy, 'connect-src')).toEqual(["'self'", 'https://a.example', 'https://b.example']);
  expect(directive(policy, 'style-src')).toContain("'sha256-s'");
});
