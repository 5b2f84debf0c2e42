import {pagesOf} from '../../../plugins/api-reference/testing/pagesOf';
import {median} from './median';

/** What making the pages of a reference takes, and what comes out, without the rest of the site. */
export interface GenerationCost {
  operations: number;
  /** Of the processor, which other programs on the machine change little. */
  seconds: number;
  /** Bytes of a page with its HTML, uncompressed: the middle one, and the largest. */
  page: number;
  largest: number;
  /** Pages of schemas that operations refer to. */
  schemas: number;
  /** Bytes of the sidebar for each operation. */
  sidebar: number;
}

/** Makes the pages of a document, and measures. */
export async function generationCost(document: unknown): Promise<GenerationCost> {
  const start = process.cpuUsage();
  const {files, operations, schemas, sidebar} = await pagesOf(JSON.stringify(document));
  const {user, system} = process.cpuUsage(start);
  const sizes = [...files]
    .filter(([name]) => name.endsWith('.blocks.json'))
    .map(([name, blocks]) => blocks.length + (files.get(name.replace('.blocks.json', '.mdx'))?.length ?? 0));
  return {
    operations: operations.length,
    seconds: (user + system) / 1_000_000,
    page: median(sizes),
    largest: Math.max(...sizes),
    schemas: schemas.length,
    sidebar: sidebar / operations.length,
  };
}
