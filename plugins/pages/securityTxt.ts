import type {LoadContext} from '@docusaurus/types';
import {securityContact} from '../../config/publications';
import type {BuiltFiles} from '../builtFiles';

/** RFC 9116 advises less than a year; half of one keeps a site honest that nobody builds any more. */
const validDays = 180;

/** `/.well-known/security.txt`, where tools look for the address that takes vulnerability reports (RFC 9116). */
export function securityTxt(
  {siteConfig, baseUrl}: Pick<LoadContext, 'siteConfig' | 'baseUrl'>,
  today: Date,
): BuiltFiles {
  const expires = new Date(
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + validDays),
  );
  const site = `${siteConfig.url}${baseUrl}`;
  const lines = [
    `Contact: mailto:${securityContact.email}`,
    `Expires: ${expires.toISOString()}`,
    `Policy: ${site}${securityContact.policyPath.replace(/^\//, '')}`,
    'Preferred-Languages: en',
    `Canonical: ${site}.well-known/security.txt`,
  ];
  return {'.well-known/security.txt': `${lines.join('\n')}\n`};
}
