import fs from 'node:fs';
import path from 'node:path';
import {listComponents, listPages} from '../../scripts/pages/listPages';

export interface NamedText {
  file: string;
  text: string;
}

/** What readers are told, as it is written: pages, the OpenAPI file, definitions of terms, components; and more files. */
export function writtenTexts(root: string, more: readonly string[] = []): NamedText[] {
  const files = [...listPages(root), 'plugins/content/glossary/terms.yaml', ...listComponents(root), ...more];
  return files.map((file) => ({file, text: fs.readFileSync(path.join(root, file), 'utf8')}));
}
