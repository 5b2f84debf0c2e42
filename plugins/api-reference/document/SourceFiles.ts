import fs from 'node:fs';
import path from 'node:path';
import {ApiDocumentError} from './ApiDocumentError';
import {stepsOf, valueAt} from './pointer';
import {readYaml, type Route, type SourceFile} from './readYaml';

/** A value in one of the files of a document. */
export interface Place {
  file: SourceFile;
  route: Route;
  value: unknown;
}

/** The OpenAPI file and those that it refers to, each read once. */
export class SourceFiles {
  readonly #root: string;
  readonly #files: Map<string, SourceFile | string>;

  /** @param root folder that names in messages are relative to */
  constructor(main: SourceFile, root: string) {
    this.#root = root;
    this.#files = new Map([[main.path, main]]);
  }

  /** What a reference in a file leads to, or a sentence without full stop that says why it leads nowhere. */
  follow(from: SourceFile, target: string): Place | string {
    const [address = '', pointer = ''] = target.split('#', 2);
    if (/^https?:/.test(address))
      return 'no build fetches what another host has; keep a copy beside the file';
    const file = this.#open(
      address === '' ? from.path : path.resolve(path.dirname(from.path), decodeURIComponent(address)),
    );
    if (typeof file === 'string') return file;
    const route = stepsOf(pointer);
    for (let length = 1; length <= route.length; length += 1) {
      if (valueAt(file.value, route.slice(0, length)) === undefined)
        return `${file.name} has no "${route[length - 1]}" there`;
    }
    return {file, route, value: valueAt(file.value, route)};
  }

  #open(file: string): SourceFile | string {
    const known = this.#files.get(file) ?? read(file, this.#root);
    this.#files.set(file, known);
    return known;
  }
}

function read(file: string, root: string): SourceFile | string {
  if (!fs.existsSync(file)) return `there is no file ${path.relative(root, file)}`;
  try {
    return readYaml(file, root);
  } catch (error) {
    if (error instanceof ApiDocumentError) return error.message.replace(/\.$/, '');
    throw error;
  }
}
