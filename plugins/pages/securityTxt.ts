import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFiles} from '../builtFiles';

/** What `/.well-known/security.txt` says. */
export interface SecurityTxtOptions {
  /** Mail address that takes reports. */
  email: string;
  /** Path of the page that says what happens to a report. */
  policyPath: string;
}

/** RFC 9116 advises less than a year; half of one keeps a site honest that nobody builds any more. */
const validDays = 180;

/** The text of security.txt (RFC 9116), valid from the given day on. */
export function securityTxt(
  {siteConfig, baseUrl}: Pick<LoadContext, 'siteConfig' | 'baseUrl'>,
  options: SecurityTxtOptions,
  today: Date,
): string {
  const expires = new Date(
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + validDays),
  );
  const site = `${siteConfig.url}${baseUrl}`;
  return [
    `Contact: mailto:${options.email}`,
    `Expires: ${expires.toISOString()}`,
    `Policy: ${site}${options.policyPath.replace(/^\//, '')}`,
    'Preferred-Languages: en',
    `Canonical: ${site}.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Writes `/.well-known/security.txt`, where tools look for the address that takes vulnerability reports. */
export default function securityTxtPlugin(context: LoadContext, options: SecurityTxtOptions): Plugin {
  return {
    name: 'security-txt',
    postBuild: ({outDir}) =>
      writeFiles(outDir, {'.well-known/security.txt': securityTxt(context, options, new Date())}),
  };
}
