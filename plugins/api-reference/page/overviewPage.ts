import {
  asDictionary,
  byTag,
  type Dictionary,
  listOf,
  type Operation,
  overviewName,
  pageName,
  textOf,
} from '../document/operations';
import {securitySchemesOf} from '../follow/followOperation';
import {authentication} from './accessNote';
import {
  afterFirstParagraph,
  codeCell,
  externalLink,
  firstParagraph,
  linkTo,
  markdownSections,
  markdownToMdx,
  table,
} from './markdown';
import {frontMatter, type PageContext} from './Page';
import {serverTable} from './serverTable';

/**
 * The MDX page that opens the reference: the description of the whole API, its operations, scopes and downloads.
 *
 * What is added to the description joins the sections of that name, where it has them.
 *
 * @param downloads address of the folder with the downloads, without a slash at its end
 */
export function overviewPage(
  operations: Operation[],
  {document, editUrl}: PageContext,
  downloads: string,
  hasCollection = false,
): string {
  const info = asDictionary(document.info);
  const id = overviewName(document);
  const title = String(info.title);
  const description = textOf(info.description) ?? title;
  const summary = firstParagraph(description) || title;
  const [introduction, ...sections] = markdownSections(description);
  // Whoever names the scope of each operation has told of keys in the description.
  const isTold = operations.every(({scope, isWebhook}) => isWebhook || scope !== undefined);
  const added = new Map([
    ['Servers', serverTable(document.servers)],
    ['Authentication', isTold ? '' : authentication(securitySchemesOf(document))],
    ['Scopes', scopeTable(operations)],
    ['Downloads', downloadList(id, downloads, hasCollection)],
    ['Contact and terms', contactAndTerms(document)],
  ]);
  const written = sections.map(({title: heading = '', text}) => {
    const addition = added.get(heading);
    added.delete(heading);
    return [markdownToMdx(text), addition ?? ''].join('\n\n');
  });
  const missing = [...added].filter(([, addition]) => addition !== '');
  return [
    frontMatter({
      id,
      title,
      description: summary,
      sidebar_label: 'Overview',
      custom_edit_url: editUrl,
    }),
    "import '@site/src/components/api-reference/api-reference.css';",
    `<p className="api-version">Version <span>of this API description: </span>{${JSON.stringify(String(info.version ?? '–'))}}</p>`,
    summary,
    afterFirstParagraph(introduction?.text ?? ''),
    '## Operations',
    operationTables(document, operations),
    ...written,
    ...missing.map(([heading, addition]) => `## ${heading}\n\n${addition}`),
  ].join('\n\n');
}

/** The operations by tag: what each does, how it is called, and the scope that it needs. */
function operationTables(document: Dictionary, operations: Operation[]): string {
  const declared = new Map(
    listOf(document.tags).map((tag) => [String(asDictionary(tag).name), asDictionary(tag)]),
  );
  const hasScopes = operations.some(({scope}) => scope);
  return byTag(document, operations)
    .map(({tag, inTag}) => {
      const {description, externalDocs} = declared.get(tag) ?? {};
      const rows = inTag.map((operation) => [
        `${pageLink(operation)}${operation.isDeprecated ? ' (deprecated)' : ''}`,
        `<Chip small method="${operation.method.toUpperCase()}" /> ${operation.isWebhook ? 'to your server' : codeCell(operation.path)}`,
        ...(hasScopes ? [operation.scope ? codeCell(operation.scope) : '–'] : []),
      ]);
      return [
        `### ${markdownToMdx(tag).trim()}`,
        ...(textOf(description) ? [markdownToMdx(String(description))] : []),
        ...externalLink(externalDocs, tag),
        // A search for a path leads to the operation's own page, which says more of it.
        `<div className="api-operations">\n\n${table(['Operation', 'Call', ...(hasScopes ? ['Scope'] : [])], rows)}\n\n</div>`,
      ].join('\n\n');
    })
    .join('\n\n');
}

/** Each scope and the operations that it opens; empty where the file names no scopes. */
function scopeTable(operations: Operation[]): string {
  const scopes = [...new Set(operations.flatMap(({scope}) => scope ?? []))];
  if (scopes.length === 0) return '';
  const opened = (scope: string) => operations.filter((operation) => operation.scope === scope);
  return table(
    ['Scope', 'Operations it opens'],
    scopes.map((scope) => [codeCell(scope), opened(scope).map(pageLink).join(', ')]),
  );
}

function pageLink({id = '', summary}: Operation): string {
  return `[${markdownToMdx(summary ?? id).trim()}](./${pageName(id)}.mdx)`;
}

function downloadList(name: string, folder: string, hasCollection: boolean): string {
  const files = [
    ['OpenAPI file as YAML', `${name}.yaml`],
    ['OpenAPI file as JSON', `${name}.json`],
    ...(hasCollection ? [['Collection for Postman and Insomnia', `${name}.postman_collection.json`]] : []),
  ];
  return files.map(([label, file]) => `- [${label}](pathname://${folder}/${file})`).join('\n');
}

/** Whom to ask, under which license and terms the API comes, and documents elsewhere; empty where the file has none. */
function contactAndTerms({info, externalDocs}: Dictionary): string {
  const {contact, license, termsOfService, title} = asDictionary(info);
  const {name, url, email} = asDictionary(contact);
  const whom = [
    linkTo(textOf(name) ?? textOf(url), textOf(url)),
    linkTo(textOf(email), email && `mailto:${email}`),
  ];
  const {name: terms, url: address, identifier} = asDictionary(license);
  const isNamed = identifier !== undefined && identifier !== terms;
  const lines = [
    whom.some(Boolean) ? `Contact: ${whom.filter(Boolean).join(', ')}` : '',
    terms ? `License: ${linkTo(String(terms), textOf(address))}${isNamed ? ` (${identifier})` : ''}` : '',
    linkTo('Terms of service', textOf(termsOfService)),
    ...externalLink(externalDocs, String(title)),
  ];
  return lines
    .filter((line) => line !== '' && line !== 'Terms of service')
    .map((line) => `- ${line}`)
    .join('\n');
}
