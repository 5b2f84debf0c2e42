import {STATUS_CODES} from 'node:http';
import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import type {Operation} from '../document/operations';
import type {Schema} from '../schema/Schema';
import type {SchemaNode} from '../schema/SchemaNode';
import {anchorPart, describeSchema} from '../schema/describeSchema';
import {contentBlock} from './contentBlock';
import {frontMatter} from './frontMatter';
import {withBaseUrl} from './internalLinks';
import {firstParagraph, markdownToHast, markdownToMdx} from './markdown';
import type {OperationItem, OperationResponse, Parameter} from './OperationItem';
import {propertyList} from './propertyList';

/** What every page of the reference is made with. */
export interface PageContext {
  baseUrl: string;
  editUrl: string;
}

/** A page and the HTML blocks that it imports. */
export interface OperationPage {
  mdx: string;
  blocks: string[];
}

/** A heading and the HTML below it. */
interface Section {
  id: string;
  title: string;
  nodes: ElementContent[];
}

const parameterGroups = [
  {place: 'path', title: 'Path parameters'},
  {place: 'query', title: 'Query parameters'},
  {place: 'header', title: 'Header parameters'},
  {place: 'cookie', title: 'Cookie parameters'},
] as const;

/**
 * The MDX page of an operation: real headings, and each parameter, property and status in HTML that is made
 * here once, so that it stands in the page without scripts and costs the browser no rendering.
 */
export function operationPage(
  item: OperationItem,
  operation: Operation,
  context: PageContext,
): OperationPage {
  const request = requestSections(item);
  const responses = responseSections(item);
  const description = item.api.description ?? item.title;
  const scope = item.api.extensions?.find(({key}) => key === 'x-required-scope')?.value;
  const endpoint = {
    method: operation.method,
    path: operation.isWebhook ? undefined : operation.path,
    server: operation.isWebhook ? undefined : item.api.servers?.[0]?.url,
    scope: typeof scope === 'string' ? scope : undefined,
    overview: item.infoId,
  };
  const mdx = [
    frontMatter({
      id: item.id,
      title: item.title,
      description: firstParagraph(description),
      sidebar_class_name: `api-operation api-operation--${operation.isWebhook ? 'webhook' : operation.method}`,
      custom_edit_url: context.editUrl,
    }),
    `import {Endpoint} from '@site/src/components/api-reference/Endpoint';
import {StaticHtml} from '@site/src/components/StaticHtml';
import blocks from './${item.id}.blocks.json';`,
    `<Endpoint {...${JSON.stringify(endpoint)}} />`,
    markdownToMdx(description),
    ...(request.length > 0
      ? ['## Request {/* #request */}', ...request.map((section, index) => sectionToMdx(section, index))]
      : []),
    ...(responses.length > 0
      ? [
          '## Responses {/* #responses */}',
          ...responses.map((section, index) => sectionToMdx(section, request.length + index)),
        ]
      : []),
  ].join('\n\n');
  const blocks = [...request, ...responses].map(({nodes}) =>
    toHtml(withBaseUrl({type: 'root', children: nodes}, context.baseUrl), {allowDangerousHtml: true}),
  );
  return {mdx: `${mdx}\n`, blocks};
}

function requestSections({api}: OperationItem): Section[] {
  const parameters = parameterGroups.flatMap(({place, title}) => {
    const group = (api.parameters ?? []).filter((parameter) => parameter.in === place);
    return group.length === 0
      ? []
      : [
          {
            id: `${place}-parameters`,
            title,
            nodes: [propertyList(group.map((one) => valueNode(one.name, one, place)))],
          },
        ];
  });
  if (!api.requestBody) return parameters;
  const {description, required, content} = api.requestBody;
  const nodes = [...(description ? markdownToHast(description) : []), ...contentBlock(content, 'body')];
  return [
    ...parameters,
    {id: 'body', title: required ? 'Body (required)' : 'Body (optional)', nodes: nodes as ElementContent[]},
  ];
}

function responseSections({api}: OperationItem): Section[] {
  return Object.entries(api.responses ?? {}).map(([status, response]) => ({
    id: `response-${status}`,
    title: [status, STATUS_CODES[status]].filter(Boolean).join(' '),
    nodes: responseNodes(response, `response-${status}`),
  }));
}

function responseNodes({description, headers, content}: OperationResponse, id: string): ElementContent[] {
  const names = Object.entries(headers ?? {});
  return [
    ...(description ? markdownToHast(description) : []),
    ...contentBlock(content, id),
    ...(names.length > 0 ? [h('p.headers', 'Response headers')] : []),
    ...(names.length > 0
      ? [propertyList(names.map(([name, header]) => valueNode(name, header, `${id}.header`)))]
      : []),
  ] as ElementContent[];
}

/** A parameter or header: what it says of itself goes before what its schema says. */
function valueNode(name: string, value: Omit<Parameter, 'name' | 'in'>, place: string): SchemaNode {
  const schema: Schema = typeof value.schema === 'object' ? value.schema : {};
  const own: Schema = {
    ...schema,
    description: value.description ?? schema.description,
    deprecated: value.deprecated ?? schema.deprecated,
    ...(value.example !== undefined && {example: value.example, examples: []}),
  };
  return describeSchema(own, {id: `${place}.${anchorPart(name)}`, name, required: value.required});
}

function sectionToMdx({id, title}: Section, index: number): string {
  return `### ${title} {/* #${id} */}\n\n<StaticHtml block={blocks[${index}]} />`;
}
