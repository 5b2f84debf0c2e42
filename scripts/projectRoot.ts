import path from 'node:path';

/** Folder of package.json, absolute. */
export const projectRoot = path.resolve(__dirname, '..');
