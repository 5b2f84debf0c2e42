import fs from 'node:fs';
import path from 'node:path';
import type {HeaderEntry} from './HeaderEntry';
import {readHeader} from './readHeader';

/** Folder of the SDK's interface headers, from the project's root. */
export const headersFolder = 'samples/sdk/include';

/**
 * Reads all interface headers of the SDK.
 *
 * @param root the project's root
 */
export function readHeaders(root: string): HeaderEntry[] {
  return fs
    .readdirSync(path.join(root, headersFolder))
    .sort()
    .flatMap((name) => {
      const file = path.posix.join(headersFolder, name);
      return readHeader(file, fs.readFileSync(path.join(root, file), 'utf8'));
    });
}
