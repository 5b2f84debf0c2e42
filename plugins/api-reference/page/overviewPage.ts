import path from 'node:path';
import groupBy from 'lodash/groupBy';
import isEmpty from 'lodash/isEmpty';
import type {Operation} from '../../../sandbox/document/listOperations';
import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import {byTag, overviewName, pageName} from '../document/operations';
import type {PageContext} from '../options';
import {authentication} from './accessNote';
import {
  codeCell,
  externalLink,
  firstParagraph,
  frontMatter,
  linkTo,
  markdownSections,
  markdownToMdx,
  serverTable,
  splitParagraph,
  table,
} from './markdown';

/** The page that opens the reference; what is added to the description joins the sections of that name, where it has them. */
export function overviewPage(operations: Operation[], context: PageContext) {
  const {document, editUrl} = context;
  const {title, version = '–', description = title} = document.info;
  const id = overviewName(document);
  const summary = firstParagraph(description) || title;
  const [introduction, ...sections] = markdownSections(description);
  // Whoever names the scope of each operation has told of keys in the description.
  const isTold = operations.every((one) => one.isWebhook || scopeOf(one) !== undefined);
  const added = new Map([
    ['Servers', serverTable(document.servers)],
    ['Authentication', isTold ? '' : authentication(document)],
    ['Scopes', scopeTable(operations)],
    ['Downloads', downloadList(id, context)],
    ['Contact and terms', contactAndTerms(document)],
  ]);
  const written = sections.map(({title: heading = '', text}) => {
    const addition = added.get(heading);
    added.delete(heading);
    return [markdownToMdx(text), addition ?? ''].join('\n\n');
  });
  const missing = [...added].filter(([, addition]) => addition !== '');
  return [
    frontMatter({id, title, description, sidebar_label: 'Overview', custom_edit_url: editUrl}),
    "import '@site/src/components/api-reference/api-reference.css';",
    `<p className="api-version">Version <span>of this API description: </span>{${JSON.stringify(String(version))}}</p>`,
    summary,
    splitParagraph(introduction?.text ?? '')[1],
    '## Operations',
    operationTables(document, operations),
    ...written,
    ...missing.map(([heading, addition]) => `## ${heading}\n\n${addition}`),
  ].join('\n\n');
}

function scopeOf({object}: Operation): string | null | undefined {
  return object['x-required-scope'];
}

/** The operations by tag: what each does, how it is called, and the scope that it needs. */
function operationTables(document: OpenApiDocument, operations: Operation[]): string {
  const declared = new Map(document.tags?.map((tag) => [String(tag.name), tag]));
  const hasScopes = operations.some(scopeOf);
  return byTag(document, operations)
    .map(({tag, inTag}) => {
      const {description, externalDocs} = declared.get(tag) ?? {};
      const rows = inTag.map((operation) => [
        `${pageLink(operation)}${operation.object.deprecated ? ' (deprecated)' : ''}`,
        `<Chip small method="${operation.method.toUpperCase()}" /> ${operation.isWebhook ? 'to your server' : codeCell(operation.path)}`,
        ...(hasScopes ? [scopeOf(operation) ? codeCell(String(scopeOf(operation))) : 'none'] : []),
      ]);
      return [
        `### ${markdownToMdx(tag).trim()}`,
        ...(description ? [markdownToMdx(description)] : []),
        ...externalLink(externalDocs, tag),
        // A search for a path leads to the operation's own page, which says more of it.
        `<div className="api-operations">\n\n${table(['Operation', 'Call', ...(hasScopes ? ['Scope'] : [])], rows)}\n\n</div>`,
      ].join('\n\n');
    })
    .join('\n\n');
}

/** Each scope and the operations that it opens; empty where the file names no scopes. */
function scopeTable(operations: Operation[]): string {
  const opened = groupBy(operations.filter(scopeOf), scopeOf);
  if (isEmpty(opened)) return '';
  const rows = Object.entries(opened).map(([scope, all]) => [codeCell(scope), all.map(pageLink).join(', ')]);
  return table(['Scope', 'Operations it opens'], rows);
}

function pageLink({id, object}: Operation): string {
  return `[${markdownToMdx(object.summary ?? id).trim()}](./${pageName(id)}.mdx)`;
}

function downloadList(name: string, {downloadsDir, collection}: PageContext): string {
  const folder = `/${path.relative('static', downloadsDir)}`;
  const files = [
    ['OpenAPI file as YAML', `${name}.yaml`],
    ['OpenAPI file as JSON', `${name}.json`],
    ...(collection ? [['Collection for Postman and Insomnia', `${name}.postman_collection.json`]] : []),
  ];
  return files.map(([label, file]) => `- [${label}](pathname://${folder}/${file})`).join('\n');
}

/** Whom to ask, under which license and terms the API comes, and documents elsewhere; empty where the file has none. */
function contactAndTerms({info, externalDocs}: OpenApiDocument): string {
  const {contact, termsOfService, title} = info;
  const {name, url, email} = contact ?? {};
  const license: {name?: string; url?: string; identifier?: string} = info.license ?? {};
  const whom = [linkTo(name ?? url, url), linkTo(email, email && `mailto:${email}`)].filter(Boolean);
  const isNamed = license.identifier !== undefined && license.identifier !== license.name;
  const terms = `${linkTo(license.name, license.url)}${isNamed ? ` (${license.identifier})` : ''}`;
  return [
    ...(whom.length > 0 ? [`Contact: ${whom.join(', ')}`] : []),
    ...(license.name ? [`License: ${terms}`] : []),
    ...(termsOfService ? [linkTo('Terms of service', termsOfService)] : []),
    ...externalLink(externalDocs, title),
  ]
    .map((line) => `- ${line}`)
    .join('\n');
}
