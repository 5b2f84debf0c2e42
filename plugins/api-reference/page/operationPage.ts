import type {Operation} from '../../../sandbox/document/listOperations';
import {overviewName, pageName} from '../document/operations';
import type {FollowedOperation} from '../follow/followOperation';
import {Anchors} from '../schema/Anchors';
import {accessNote} from './accessNote';
import {linkLines} from './linkLines';
import {externalLink, firstParagraph, splitParagraph} from './markdown';
import {
  blockImports,
  frontMatter,
  type PageContext,
  type PageWithBlocks,
  type Section,
  sectionToHtml,
  sectionToMdx,
  serverTable,
} from './Page';
import {sampleSection} from './sampleSection';
import {answerExamples, callbackSections, requestSections, responseSections} from './sections';

/** Anchors of headings; no parameter or property may have one of these. */
const headings =
  'servers samples request path-parameters query-parameters header-parameters cookie-parameters body responses callbacks';

const deprecationNote =
  '<strong className="property-deprecated">Deprecated.</strong> Use it in no new program: it may be removed.';

/**
 * The MDX page of an operation: real headings, and each parameter, property and status in HTML that is made
 * here once, so that it stands in the page without scripts and costs the browser no rendering.
 */
export function operationPage(
  followed: FollowedOperation,
  operation: Operation,
  context: PageContext,
): PageWithBlocks {
  const {object, item, method, path, isWebhook} = operation;
  const {document, baseUrl} = context;
  const [id, title = ''] = [pageName(operation.id), object.summary];
  const statuses = Object.keys(followed.responses ?? {});
  const anchors = new Anchors([...headings.split(' '), ...statuses.map((status) => `response-${status}`)]);
  // A webhook is a call of the API itself, which may send what readers of it cannot set.
  const request = requestSections(followed, anchors, isWebhook ? undefined : 'read-only');
  const responses = responseSections(followed, anchors, isWebhook ? undefined : 'write-only');
  const callbacks = callbackSections(followed, anchors);
  const samples = sampleSection(operation, context);
  const description = followed.description ?? title;
  const [first, rest] = splitParagraph(description);
  const own = object.servers ?? item.servers;
  const server = (own ?? document.servers)?.[0]?.url.replace(/\/+$/, '');
  const endpoint = {
    page: id,
    overview: overviewName(document),
    isWebhook,
    method,
    ...(isWebhook ? {} : {path, server}),
  };
  const access = accessNote(operation, document);
  // The overview has those of the whole API.
  const servers = isWebhook ? '' : serverTable(own);
  const linked = linkLines(
    [...samples.blocks, sectionToHtml({nodes: answerExamples(followed)}, baseUrl)],
    [...request, ...responses, ...callbacks].map((section) => sectionToHtml(section, baseUrl)),
    path,
  );
  // A block that no page shows would have all be fetched.
  const shown = linked.shown.filter((html) => html !== '');
  const blocks = [...shown, ...linked.fields];
  const hasAnswer = shown.length > samples.blocks.length;
  const mdx = [
    frontMatter({
      id,
      title,
      ...(object.deprecated && {sidebar_label: `${title} (deprecated)`}),
      description: firstParagraph(description) || title,
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
    ...(hasAnswer ? [`<StaticHtml block={blocks[${samples.blocks.length}]} />`] : []),
    '</section>',
    rest,
    ...externalLink(object.externalDocs, 'this operation'),
    ...(servers ? [`## Servers {/* #servers */}\n\n${servers}`] : []),
    ...chapter('Request', 'request', request, shown.length),
    ...chapter('Responses', 'responses', responses, shown.length + request.length),
    ...chapter('Callbacks', 'callbacks', callbacks, blocks.length - callbacks.length),
    '<AnchorLinks />',
  ].join('\n\n');
  return {mdx: `${mdx}\n`, blocks};
}

function chapter(title: string, id: string, sections: Section[], firstBlock: number): string[] {
  if (sections.length === 0) return [];
  return [
    `## ${title} {/* #${id} */}`,
    ...sections.map((section, index) => sectionToMdx(section, firstBlock + index)),
  ];
}
