import type {TOCItem} from '@docusaurus/mdx-loader';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Chip, {type Method} from '@site/src/components/authoring/Chip';
import {copyAndAnnounce} from '@site/src/components/CopiedNotice/copyAndAnnounce';
import {TryIt} from '@site/src/components/TryIt';
import IconCopy from '@theme/Icon/Copy';
import {type ComponentProps, Fragment, type ReactNode} from 'react';

interface Props extends Omit<ComponentProps<typeof TryIt>, 'fragmentUrl'> {
  /** Name of the operation's page. */
  page: string;
  /** HTTP method in lower case. */
  method: string;
  /** Path template; undefined for a webhook, whose address is the reader's own. */
  path?: string;
  server?: string;
  /** Paragraphs: what lets a caller in. */
  children?: ReactNode;
}

/** Folder of the API reference in the site's addresses, which the fragments share with the pages. */
const folder = '/docs/api-specification/';

/** The first lines of an operation's page: method and address, with what tries it, and what to know before a call. */
export function Endpoint({page, method, path, server = '', children, ...tryIt}: Props): ReactNode {
  const fragmentUrl = useBaseUrl(`${folder}${page}.openapi.json`);
  return (
    <div className="endpoint">
      <p className="endpoint-line">
        <Chip method={method.toUpperCase() as Method} />{' '}
        {path === undefined ? (
          'the address of your webhook endpoint'
        ) : (
          <>
            <code>
              <span className="endpoint-server">{server}</span>
              {path.split(/(?<=\/)/).map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a path never changes
                <Fragment key={index}>
                  {part}
                  <wbr />
                </Fragment>
              ))}
            </code>
            <CopyButton text={server + path} />
          </>
        )}
      </p>
      <div className="endpoint-foot">
        <div className="endpoint-scope">{children}</div>
        <a className="endpoint-file" href={fragmentUrl}>
          OpenAPI (JSON)
        </a>
      </div>
      <TryIt {...tryIt} fragmentUrl={fragmentUrl} />
    </div>
  );
}

/** Leads to the parts of an operation's page; the place of a table of contents belongs to the samples. */
export function OnThisPage({toc}: {toc: readonly TOCItem[]}): ReactNode {
  const onThisPage = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
  const first = (kind: RegExp) => toc.find(({id}) => kind.test(id))?.id ?? '';
  const names = new Map([['body', 'Body']])
    .set(first(/-parameters$/), 'Parameters')
    .set(first(/^response-[45]/), 'Errors');
  const parts = toc.filter(({id, level}) => names.has(id) || (level === 2 && id !== 'request'));
  return (
    <nav className="on-this-page" aria-label={onThisPage}>
      {parts.map(({id, value}) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the framework
        <a key={id} href={`#${id}`} dangerouslySetInnerHTML={{__html: names.get(id) ?? value}} />
      ))}
    </nav>
  );
}

function CopyButton({text}: {text: string}): ReactNode {
  const label = translate({
    id: 'apiReference.copyAddress',
    message: 'Copy the address',
    description: 'Label of the button beside the address of an operation of the API',
  });
  return (
    <button
      type="button"
      className="clean-btn"
      aria-label={label}
      title={label}
      onClick={() => copyAndAnnounce(text)}
    >
      <IconCopy aria-hidden="true" />
    </button>
  );
}
