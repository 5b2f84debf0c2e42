import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {type LoadedDocument, loadDocument} from '../document/loadDocument';
import {makePages} from '../makePages';

/** An OpenAPI file as the reference takes it, and its pages. */
export type PagesOfFile = ReturnType<typeof makePages> &
  Pick<LoadedDocument, 'document'> & {
    /** Bytes of the sidebar's entries. */
    sidebar: number;
    sidebarItems: Array<{label?: string; key?: string}>;
  };

/** Takes a file that others have written, and makes its pages without writing any. */
export async function pagesOf(text: string, ending: 'json' | 'yaml' = 'json'): Promise<PagesOfFile> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-of-'));
  const options = {
    specPath: `api.${ending}`,
    outputDir: 'docs/api',
    downloadsDir: 'static/openapi',
    editUrl: 'https://code.example/edit/api',
  };
  try {
    fs.writeFileSync(path.join(folder, options.specPath), text);
    const taken = await loadDocument(path.join(folder, options.specPath), folder);
    const made = makePages(taken, options, '/');
    const entries: PagesOfFile['sidebarItems'] = JSON.parse(made.files.get('sidebar.json') ?? '');
    const sidebar = JSON.stringify(entries).length;
    return {...made, document: taken.document, sidebar, sidebarItems: entries};
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
