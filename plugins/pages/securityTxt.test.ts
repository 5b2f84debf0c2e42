import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {securityTxt} from './securityTxt';

const site = {siteConfig: {url: 'https://docs.example'} as DocusaurusConfig, baseUrl: '/base/'};

it('names contact, policy and its own address, and expires within a year', () => {
  const text = securityTxt(
    site,
    {email: 'security@example.org', policyPath: '/docs/policy'},
    new Date('2026-11-21T15:00:00Z'),
  );
  expect(text).toBe(
    [
      'Contact: mailto:security@example.org',
      'Expires: 2027-05-20T00:00:00.000Z',
      'Policy: https://docs.example/base/docs/policy',
      'Preferred-Languages: en',
      'Canonical: https://docs.example/base/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
