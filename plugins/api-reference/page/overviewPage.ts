import {frontMatter} from './frontMatter';
import {afterFirstParagraph, firstParagraph} from './markdown';
import type {OverviewItem} from './OperationItem';
import type {PageContext} from './operationPage';

/** The MDX page that opens the reference: the description of the whole API. */
export function overviewPage(item: OverviewItem, context: PageContext): string {
  const description = item.info.description ?? item.title;
  const summary = firstParagraph(description);
  return [
    frontMatter({
      id: item.id,
      title: item.title,
      description: summary,
      sidebar_label: 'Overview',
      custom_edit_url: context.editUrl,
    }),
    summary,
    `Version of this API description: ${item.info.version}`,
    afterFirstParagraph(description),
  ].join('\n\n');
}
