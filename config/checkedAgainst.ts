import fs from 'node:fs';
import path from 'node:path';
import {FAILSAFE_SCHEMA, load} from 'js-yaml';
import {apiReferenceOptions} from './apiReference';

/** Releases that the examples of the pages passed against. */
export type CheckedAgainst = ReturnType<typeof readCheckedAgainst>;

/** Reads what the examples are checked against from the files that they are checked with. */
export function readCheckedAgainst(siteDir: string) {
  function read(file: string, find: (text: string) => string | undefined, where: string): string {
    const place = path.join(siteDir, file);
    const found = fs.existsSync(place) ? find(fs.readFileSync(place, 'utf8')) : undefined;
    if (!found) throw new Error(`${file}: there is no version. Write it as 3.1.0 ${where}.`);
    return found;
  }
  /** As it is written there: to that schema 1.10 is a text. */
  const ofApi = (text: string) =>
    (load(text, {schema: FAILSAFE_SCHEMA}) as {info?: {version?: string}} | undefined)?.info?.version;
  const ofSdk = (text: string) => /^(\d+\.\d+\.\d+)\s*$/.exec(text)?.[1];
  return {
    api: read(apiReferenceOptions.specPath, ofApi, 'in `info.version`'),
    sdk: read('samples/sdk/VERSION', ofSdk, 'as its only line'),
  };
}
