import path from 'node:path';

export const projectRoot = path.resolve(__dirname, '..');

/** Path of a file or a folder, by its name from the root of the project. */
export const inRoot = (...names: string[]) => path.join(projectRoot, ...names);
