import {asDictionary, type Operation} from '../document/operations';
import {collectionName} from '../machine/collectionName';
import {frontMatter} from './frontMatter';
import {afterFirstParagraph, firstParagraph, markdownToMdx} from './markdown';
import {markdownSections} from './markdownSections';
import {serverTable} from './serverTable';
import {operationTables, scopeTable} from './operationTables';
import type {OverviewItem} from './OperationItem';
import type {PageContext} from './PageContext';

/** The API as a whole. */
export interface WholeApi {
  /** The OpenAPI document. */
  document: unknown;
  operations: Operation[];
  hasCollection: boolean;
  /** Address of the folder with the downloads, without a slash at its end. */
  downloadsPath: string;
}

/**
 * The MDX page that opens the reference: the description of the whole API, its operations, scopes and downloads.
 *
 * Scopes and downloads are added to the sections of that name, where the description has them.
 */
export function overviewPage(item: OverviewItem, api: WholeApi, context: PageContext): string {
  const info = asDictionary(asDictionary(api.document).info);
  const description = typeof info.description === 'string' ? info.description : item.title;
  const summary = firstParagraph(description) || item.title;
  const [introduction, ...sections] = markdownSections(description);
  const added = new Map([
    ['Servers', serverTable(asDictionary(api.document).servers)],
    ['Scopes', scopeTable(api.operations)],
    ['Downloads', downloadList(item.id, api)],
  ]);
  const written = sections.map(({title = '', text}) => {
    const addition = added.get(title);
    added.delete(title);
    return [markdownToMdx(text), addition ?? ''].join('\n\n');
  });
  const missing = [...added].filter(([, addition]) => addition !== '');
  return [
    frontMatter({
      id: item.id,
      title: item.title,
      description: summary,
      sidebar_label: 'Overview',
      custom_edit_url: context.editUrl,
    }),
    summary,
    `Version of this API description: ${String(info.version ?? '–')}`,
    afterFirstParagraph(introduction?.text ?? ''),
    '## Operations',
    operationTables(api.document, api.operations),
    ...written,
    ...missing.map(([title, addition]) => `## ${title}\n\n${addition}`),
  ].join('\n\n');
}

function downloadList(name: string, {hasCollection, downloadsPath}: WholeApi): string {
  const files = [
    ['OpenAPI file as YAML', `${name}.yaml`],
    ['OpenAPI file as JSON', `${name}.json`],
    ...(hasCollection ? [['Collection for Postman and Insomnia', collectionName(name)]] : []),
  ];
  return files.map(([label, file]) => `- [${label}](pathname://${downloadsPath}/${file})`).join('\n');
}
