import fs from 'node:fs';
import path from 'node:path';
import {FAILSAFE_SCHEMA, load} from 'js-yaml';
import {apiReferenceOptions} from './apiReference';

/** Releases that the examples of the pages passed against. */
export type CheckedAgainst = ReturnType<typeof readCheckedAgainst>;

/** Reads the version out of a file of the site. */
function readVersion(
  siteDir: string,
  file: string,
  find: (text: string) => string | undefined,
  where: string,
): string {
  const place = path.join(siteDir, file);
  const found = fs.existsSync(place) ? find(fs.readFileSync(place, 'utf8')) : undefined;
  if (!found) throw new Error(`${file}: there is no version. Write it as 3.1.0 ${where}.`);
  return found;
}

/** What `info.version` of an OpenAPI file says, as it is written there: to that schema 1.10 is a text. */
function apiVersion(text: string): string | undefined {
  const {info} = (load(text, {schema: FAILSAFE_SCHEMA}) ?? {}) as {info?: {version?: string}};
  return info?.version;
}

const sdkVersion = (text: string) => /^(\d+\.\d+\.\d+)\s*$/.exec(text)?.[1];

/**
 * Reads what the examples are checked against from the files that they are checked with.
 *
 * @throws Error that names the file without a version.
 */
export function readCheckedAgainst(siteDir: string) {
  return {
    /** Version of the API, as the OpenAPI file has it. */
    api: readVersion(siteDir, apiReferenceOptions.specPath, apiVersion, 'in `info.version`'),
    /** Release of the Device SDK that the headers in `samples/sdk` describe. */
    sdk: readVersion(siteDir, 'samples/sdk/VERSION', sdkVersion, 'as its only line'),
  };
}
