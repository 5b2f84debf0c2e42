import {describe, expect, it} from 'vitest';
import type {Delivery} from '../describeDelivery';
import {headersFile, redirectsFile} from './hostFiles';
import {joinPolicies, nginxSite} from './nginxSite';

const delivery: Delivery = {
  siteUrl: 'https://docs.example',
  baseUrl: '/',
  headers: {'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'"},
  cache: {hashed: {under: '/assets/', value: 'immutable'}, other: 'no-cache', notFound: 'no-store'},
  redirects: [{from: '/docs', to: '/docs/intro'}],
  hidden: ['/_headers'],
};

describe('headersFile', () => {
  it('has a rule for all files and one for those that may be kept, with no header in both', () => {
    expect(headersFile(delivery)).toBe(
      [
        '/*',
        '  X-Content-Type-Options: nosniff',
        "  Content-Security-Policy: default-src 'none'",
        '/assets/*',
        '  Cache-Control: immutable',
        '',
      ].join('\n'),
    );
  });

  it('refuses a line that would be passed over', () => {
    const headers = {'Content-Security-Policy': 'x'.repeat(2_000)};
    expect(() => headersFile({...delivery, headers})).toThrow('has 2027 characters');
  });
});

describe('redirectsFile', () => {
  it('has old addresses, and the other spellings of these and of pages', () => {
    expect(redirectsFile(delivery, ['/', '/docs/intro'])).toBe(
      [
        '/docs /docs/intro 301',
        '/docs/ /docs/intro 301',
        '/docs/index.html /docs/intro 301',
        '/docs.html /docs/intro 301',
        '/index.html / 301',
        '/docs/intro/index.html /docs/intro 301',
        '/docs/intro.html /docs/intro 301',
        '',
      ].join('\n'),
    );
  });

  it('leaves spellings out where they would crowd out old addresses, and refuses too many of those', () => {
    const pages = Array.from({length: 1_000}, (_, at) => `/p${at}`);
    const [moved, ...otherwise] = redirectsFile(delivery, pages).trim().split('\n');
    expect([moved, otherwise.length]).toEqual(['/docs /docs/intro 301', 3]);
    const many = Array.from({length: 600}, (_, at) => ({from: `/a${at}`, to: '/'}));
    expect(redirectsFile({redirects: many}, pages).trim().split('\n')).toEqual(
      many.map(({from}) => `${from} / 301`),
    );
    const redirects = Array.from({length: 2_001}, (_, at) => ({from: `/a${at}`, to: '/'}));
    expect(() => redirectsFile({redirects}, [])).toThrow('there are 2001 redirects');
  });
});

// What nginx makes of it is tried in scripts/release/nginx.test.ts.
it('nginxSite writes down values as they are, and patterns with their signs escaped', () => {
  const moved = {...delivery, redirects: [{from: '/v1.0', to: '/docs/intro#a'}]};
  const server = {http: '80', https: '443', certificate: 'c.pem', certificateKey: 'k.pem'};
  const text = nginxSite(moved, [], server, '/srv/docs');
  expect(text).toContain('"~^/v1\\\\.0(?:');
  expect(text).toContain('"/docs/intro$is_args$args#a";');
  expect(text.match(/listen .*;/g)).toEqual([
    'listen 80;',
    'listen [::]:80;',
    'listen 443 ssl http2;',
    'listen [::]:443 ssl http2;',
  ]);
  expect(text).toContain(`add_header Content-Security-Policy "default-src 'none'" always;`);
});

describe('joined policies', () => {
  it('allow what any of the policies does', () => {
    const older = "default-src 'none'; script-src 'self' 'sha256-old='; frame-ancestors 'none'";
    const newer = "default-src 'none'; script-src 'self' 'sha256-new='; connect-src 'self'";
    expect(joinPolicies([newer, older])).toBe(
      "default-src 'none'; script-src 'self' 'sha256-new=' 'sha256-old='; connect-src 'self'; frame-ancestors 'none'",
    );
  });

  it('forbid nothing that one of them allows', () => {
    expect(joinPolicies(["img-src 'none'", "img-src 'self'"])).toBe("img-src 'self'");
  });

  it('are the one policy where there is one', () => {
    const policy = "default-src 'none'; script-src 'self' https://b.example https://a.example";
    expect(joinPolicies([policy])).toBe(policy);
  });
});
