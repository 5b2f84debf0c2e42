import fs from 'node:fs';
import path from 'node:path';

/** Releases that the examples of the pages passed against. */
export type CheckedAgainst = ReturnType<typeof readCheckedAgainst>;

/** Reads the version out of a file of the site. */
function readVersion(siteDir: string, file: string, pattern: RegExp, where: string): string {
  const place = path.join(siteDir, file);
  const found = fs.existsSync(place) ? pattern.exec(fs.readFileSync(place, 'utf8'))?.[1] : undefined;
  if (!found) throw new Error(`${file}: there is no version. Write it as 3.1.0 ${where}.`);
  return found;
}

/**
 * Reads what the examples are checked against from the files that they are checked with.
 *
 * @throws Error that names the file without a version.
 */
export function readCheckedAgainst(siteDir: string) {
  // The block `info` ends at the next line without indentation.
  const apiVersion = /^info:\n(?:(?: .*)?\n)*? {2}version: ['"]?(\d+\.\d+\.\d+)['"]?$/m;
  return {
    /** Version of the API, as the OpenAPI file has it. */
    api: readVersion(siteDir, 'openapi/platform-api.yaml', apiVersion, 'in `info.version`'),
    /** Release of the Device SDK that the headers in `samples/sdk` describe. */
    sdk: readVersion(siteDir, 'samples/sdk/VERSION', /^(\d+\.\d+\.\d+)\s*$/, 'as its only line'),
  };
}
