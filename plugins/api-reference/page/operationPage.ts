import {type Operation, pageName} from '../document/operations';
import {Anchors} from '../schema/Anchors';
import {accessNote} from './accessNote';
import {afterFirstParagraph, externalLink, firstParagraph, onlyFirstParagraph} from './markdown';
import type {OperationItem} from '../follow/followOperation';
import {
  blockImports,
  frontMatter,
  type PageContext,
  type PageWithBlocks,
  type Section,
  sectionToHtml,
  sectionToMdx,
} from './Page';
import {linkLines} from './linkLines';
import {answerExamples, callbackSections, requestSections, responseId, responseSections} from './sections';
import {serverTable} from './serverTable';
import {sampleSection} from './sampleSection';

/** Anchors of headings; no parameter or property may have one of these. */
const headings = [
  'servers',
  'samples',
  'request',
  'path-parameters',
  'query-parameters',
  'header-parameters',
  'cookie-parameters',
  'body',
  'responses',
  'callbacks',
];

const deprecationNote =
  '<strong className="property-deprecated">Deprecated.</strong> Use it in no new program: it may be removed.';

/**
 * The MDX page of an operation: real headings, and each parameter, property and status in HTML that is made
 * here once, so that it stands in the page without scripts and costs the browser no rendering.
 */
export function operationPage(
  item: OperationItem,
  operation: Operation,
  context: PageContext,
): PageWithBlocks {
  const [id, title] = [pageName(operation.id), operation.summary ?? ''];
  const anchors = new Anchors([...headings, ...Object.keys(item.responses ?? {}).map(responseId)]);
  // A webhook is a call of the API itself, which may send what readers of it cannot set.
  const isCall = !operation.isWebhook;
  const request = requestSections(item, anchors, isCall ? 'read-only' : undefined);
  const responses = responseSections(item, anchors, isCall ? 'write-only' : undefined);
  const callbacks = callbackSections(item, anchors);
  const samples = sampleSection(item, operation, context);
  const description = item.description ?? title;
  const endpoint = {
    page: id,
    overview: context.overview,
    isWebhook: operation.isWebhook,
    method: operation.method,
    path: operation.isWebhook ? undefined : operation.path,
    server: operation.isWebhook ? undefined : item.servers?.[0]?.url.replace(/\/+$/, ''),
  };
  const notes = [
    ...(operation.isDeprecated ? [deprecationNote] : []),
    ...[accessNote(item, operation, context.overview)].filter((note) => note !== undefined),
  ];
  // The overview has those of the whole API.
  const servers = item.hasOwnServers && !operation.isWebhook ? serverTable(item.servers) : '';
  const linked = linkLines(
    [...samples.blocks, sectionToHtml({nodes: answerExamples(item)}, context.baseUrl)],
    [...request, ...responses, ...callbacks].map((section) => sectionToHtml(section, context.baseUrl)),
    operation.path,
  );
  // A block that no page shows would have all be fetched.
  const shown = linked.shown.filter((html) => html !== '');
  const blocks = [...shown, ...linked.fields];
  const hasAnswer = shown.length > samples.blocks.length;
  const mdx = [
    frontMatter({
      id,
      title,
      ...(operation.isDeprecated && {sidebar_label: `${title} (deprecated)`}),
      description: firstParagraph(description) || title,
      // Its entries stand below the title: their place belongs to the samples.
      hide_table_of_contents: true,
      sidebar_class_name: `api-operation api-operation--${operation.isWebhook ? 'webhook' : operation.method}`,
      custom_edit_url: context.editUrl,
      ...(blocks.some((html) => html.includes('<pre')) && {has_examples: true}),
    }),
    `import {Endpoint, OnThisPage} from '@site/src/components/api-reference/Endpoint';
import {Samples} from '@site/src/components/api-reference/Samples';
${blockImports(id)}`,
    onlyFirstParagraph(description),
    `<Endpoint {...${JSON.stringify(endpoint)}}>`,
    ...notes,
    '</Endpoint>',
    '<OnThisPage toc={toc} />',
    '<section className="api-side" aria-labelledby="samples">',
    samples.mdx,
    ...(hasAnswer ? [`<StaticHtml block={blocks[${samples.blocks.length}]} />`] : []),
    '</section>',
    afterFirstParagraph(description),
    ...externalLink(item.externalDocs, 'this operation'),
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
