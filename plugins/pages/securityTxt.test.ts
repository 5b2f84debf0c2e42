import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {securityContact} from '../../config/publications';
import {securityTxt} from './securityTxt';

const site = {siteConfig: {url: 'https://docs.example'} as DocusaurusConfig, baseUrl: '/base/'};

it('names contact, policy and its own address, and expires within a year', () => {
  const {email, policyPath} = securityContact;
  expect(securityTxt(site, new Date('2026-11-21T15:00:00Z'))).toEqual({
    '.well-known/security.txt': [
      `Contact: mailto:${email}`,
      'Expires: 2027-05-20T00:00:00.000Z',
      `Policy: https://docs.example/base${policyPath}`,
      'Preferred-Languages: en',
      'Canonical: https://docs.example/base/.well-known/security.txt',
      '',
    ].join('\n'),
  });
});
