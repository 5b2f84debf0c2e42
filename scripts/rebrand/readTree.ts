import fs from 'node:fs';
import path from 'node:path';
import {projectFiles} from '../siteCopy/projectFiles';

/** A file of the project. */
export interface TreeFile {
  /** From the project's root, with slashes. */
  name: string;
  bytes: Buffer;
  /** Undefined for a binary file. */
  text?: string;
}

// The byte order mark stays in the text, so that it is written again.
const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

function textOf(bytes: Buffer): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads the files that make up a project: those that git knows or would take. */
export function readTree(root: string): TreeFile[] {
  return projectFiles(root).map((name) => {
    const bytes = fs.readFileSync(path.join(root, name));
    return {name, bytes, text: textOf(bytes)};
  });
}
