import {valueAt} from '../../../sandbox/document/resolveReference';
import {asDictionary} from '../document/operations';
import {pointerTo} from '../document/references';
import {PageSchemas, type SchemaPages} from '../follow/PageSchemas';
import {Anchors} from '../schema/Anchors';
import type {AnySchema} from '../schema/Schema';
import {bodyList} from './contentBlock';
import {firstParagraph, markdownToMdx} from './markdown';
import {
  blockImports,
  frontMatter,
  type PageContext,
  type PageWithBlocks,
  sectionToHtml,
  sectionToMdx,
} from './Page';

/** The page of a schema that pages refer to, since they would grow beyond measure with it; and keywords it leaves out. */
export function schemaPage(
  name: string,
  id: string,
  pages: SchemaPages,
  {baseUrl, editUrl, document}: PageContext,
): PageWithBlocks & {unsupported: string[]} {
  const route = ['components', 'schemas', name];
  const {description, ...given} = asDictionary(valueAt(document, route));
  let schema: AnySchema = {};
  const schemas = new PageSchemas(document, pages);
  schemas.add({title: name, ...given}, (followed) => (schema = followed), [pointerTo(route)]);
  schemas.finish();
  const anchors = new Anchors(['properties', 'value']);
  const section = {id: 'properties', title: 'Properties', nodes: bodyList(schema, 'value', anchors)};
  const told = typeof description === 'string' ? description : `What \`${name}\` holds.`;
  const mdx = [
    frontMatter({id, title: name, description: firstParagraph(told) || name, custom_edit_url: editUrl}),
    blockImports(id),
    markdownToMdx(told),
    sectionToMdx(section, 0, 2),
    '<AnchorLinks />',
  ].join('\n\n');
  return {mdx: `${mdx}\n`, blocks: [sectionToHtml(section, baseUrl)], unsupported: [...schemas.unsupported]};
}
