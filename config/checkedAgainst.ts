import fs from 'node:fs';
import path from 'node:path';

/** Releases that the examples of the pages passed against. */
export interface CheckedAgainst {
  /** Version of the API, as the OpenAPI file has it. */
  api: string;
  /** Release of the Device SDK that the headers in `samples/sdk` describe. */
  sdk: string;
}

const apiFile = 'openapi/platform-api.yaml';
const sdkFile = 'samples/sdk/VERSION';

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
export function readCheckedAgainst(siteDir: string): CheckedAgainst {
  return {
    // The block `info` ends at the next line without indentation.
    api: readVersion(
      siteDir,
      apiFile,
      /^info:\n(?:(?: .*)?\n)*? {2}version: ['"]?(\d+\.\d+\.\d+)['"]?$/m,
      'in `info.version`',
    ),
    sdk: readVersion(siteDir, sdkFile, /^(\d+\.\d+\.\d+)\s*$/, 'as its only line'),
  };
}
