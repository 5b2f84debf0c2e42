import {type Zippable, zipSync} from 'fflate';

/** Local time, as ZIP has it: the same bytes come out on every machine and every day. */
const mtime = new Date(1980, 0, 1);

/** A ZIP archive, the same byte for byte whenever it is made of the same content. */
export const zipArchive = (content: Zippable): Uint8Array => zipSync(content, {mtime, level: 9});
