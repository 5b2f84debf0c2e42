import type {ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';
import type {Operation} from '../../../sandbox/document/listOperations';
import {valueAt} from '../../../sandbox/document/resolveReference';
import {asDictionary, overviewName, pageName} from '../document/operations';
import {pointerTo} from '../document/references';
import type {PageContext} from '../options';
import {followOperation} from '../follow/followOperation';
import {PageSchemas} from '../follow/PageSchemas';
import {Anchors} from '../schema/Anchors';
import type {AnySchema} from '../schema/Schema';
import {accessNote} from './accessNote';
import {linkLines} from './linkLines';
import {externalLink, frontMatter, markdownToMdx, serverTable, splitParagraph} from './markdown';
import {sampleSection} from './sampleSection';
import {bodyList, chaptersOf} from './sections';

const deprecationNote =
  '<strong className="property-deprecated">Deprecated.</strong> Use it in no new program: it may be removed.';

/** The page of an operation: headings in MDX, the rest in HTML that is made here once and costs a browser no rendering. */
export function operationPage(operation: Operation, context: PageContext) {
  const {object, item, method, path, isWebhook} = operation;
  const {document, baseUrl} = context;
  const followed = followOperation(operation, context);
  const [id, title = ''] = [pageName(operation.id), object.summary];
  const {chapters, examples} = chaptersOf(followed, isWebhook);
  const sections = chapters.flatMap((chapter) => chapter.sections);
  const samples = sampleSection(operation, context);
  const description = followed.description ?? title;
  const [first, rest] = splitParagraph(description);
  const own = object.servers ?? item.servers;
  const server = (own ?? document.servers)?.[0]?.url.replace(/\/+$/, '');
  const place = isWebhook ? {} : {path, server};
  const endpoint = {page: id, overview: overviewName(document), isWebhook, method, ...place};
  const access = accessNote(operation, document);
  // The overview has those of the whole API.
  const servers = isWebhook ? '' : serverTable(own);
  const linked = linkLines(
    [...samples.blocks, blockHtml(examples, baseUrl)],
    sections.map(({nodes}) => blockHtml(nodes, baseUrl)),
    path,
  );
  // A block that no page shows would have all be fetched.
  const shown = linked.shown.filter((html) => html !== '');
  const blocks = [...shown, ...linked.fields];
  const mdx = [
    frontMatter({
      id,
      title,
      ...(object.deprecated && {sidebar_label: `${title} (deprecated)`}),
      description,
      // Its entries stand below the title: their place belongs to the samples.
      hide_table_of_contents: true,
      sidebar_class_name: `api-operation api-operation--${isWebhook ? 'webhook' : method}`,
      custom_edit_url: context.editUrl,
      ...(blocks.some((html) => html.includes('<pre')) && {has_examples: true}),
    }),
    `import {Endpoint, OnThisPage} from '@site/src/components/api-reference/Endpoint';
import {Samples} from '@site/src/components/api-reference/Samples';
${blockImports(id)}`,
    first,
    `<Endpoint {...${JSON.stringify(endpoint)}}>`,
    ...(object.deprecated ? [deprecationNote] : []),
    ...(access ? [access] : []),
    '</Endpoint>',
    '<OnThisPage toc={toc} />',
    '<section className="api-side" aria-labelledby="samples">',
    samples.mdx,
    ...(shown.length > samples.blocks.length ? [showBlock(samples.blocks.length)] : []),
    '</section>',
    rest,
    ...externalLink(object.externalDocs, 'this operation'),
    ...(servers ? [`## Servers {/* #servers */}\n\n${servers}`] : []),
    ...chapters.flatMap((chapter) => [
      heading(2, chapter.title, chapter.title.toLowerCase()),
      ...chapter.sections.flatMap((section) => [
        heading(3, section.title, section.id),
        showBlock(shown.length + sections.indexOf(section)),
      ]),
    ]),
    '<AnchorLinks />\n',
  ].join('\n\n');
  return {mdx, blocks, unsupported: followed.unsupported};
}

/** The page of a schema that pages refer to, since they would grow beyond measure with it. */
export function schemaPage(name: string, id: string, context: PageContext) {
  const {baseUrl, editUrl, document, addressOf} = context;
  const route = ['components', 'schemas', name];
  const {description, ...given} = asDictionary(valueAt(document, route));
  let schema: AnySchema = {};
  const schemas = new PageSchemas(document, addressOf);
  schemas.add({title: name, ...given}, (followed) => (schema = followed), [pointerTo(route)]);
  schemas.finish();
  const nodes = bodyList(schema, 'value', {anchors: new Anchors(['properties', 'value'])});
  const told = typeof description === 'string' ? description : `What \`${name}\` holds.`;
  const mdx = [
    frontMatter({id, title: name, description: told, custom_edit_url: editUrl}),
    blockImports(id),
    markdownToMdx(told),
    heading(2, 'Properties', 'properties'),
    showBlock(0),
    '<AnchorLinks />\n',
  ].join('\n\n');
  return {mdx, blocks: [blockHtml(nodes, baseUrl)], unsupported: [...schemas.unsupported]};
}

function heading(level: 2 | 3, title: string, id: string): string {
  return `${'#'.repeat(level)} ${title} {/* #${id} */}`;
}

function showBlock(index: number): string {
  return `<StaticHtml block={blocks[${index}]} />`;
}

/** What a page with HTML blocks imports, and the stylesheet that it needs. */
function blockImports(page: string): string {
  return `import {AnchorLinks} from '@site/src/components/api-reference/AnchorLinks';
import '@site/src/components/api-reference/api-reference.css';
import {StaticHtml} from '@site/src/components/StaticHtml';
import blocks from './${page}.blocks.json';`;
}

/** HTML of a block; links that start at the site's root get its base URL before them. */
function blockHtml(children: ElementContent[], baseUrl: string): string {
  const tree: Root = {type: 'root', children};
  visit(tree, 'element', ({properties}) => {
    if (typeof properties.href === 'string' && /^\/(?!\/)/.test(properties.href))
      properties.href = baseUrl + properties.href.slice(1);
  });
  return toHtml(tree, {allowDangerousHtml: true});
}
