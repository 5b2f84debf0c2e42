import type {TOCItem} from '@docusaurus/mdx-loader';
import {translate} from '@docusaurus/Translate';
import Chip, {type Method} from '@site/src/components/authoring/Chip';
import {announceCopied} from '@site/src/components/CopiedNotice/announceCopied';
import {writeToClipboard} from '@site/src/components/CopiedNotice/writeToClipboard';
import IconCopy from '@theme/Icon/Copy';
import {Fragment, type ReactNode} from 'react';

interface Props {
  /** HTTP method in lower case. */
  method: string;
  /** Path template; undefined for a webhook, whose address is the reader's own. */
  path?: string;
  server?: string;
  /** The page's headings. */
  toc: readonly TOCItem[];
  /** Paragraphs: what lets a caller in. */
  children?: ReactNode;
}

/** The first lines of an operation's page: method and address, what to know before a call, and what the page holds. */
export function Endpoint({method, path, server = '', toc, children}: Props): ReactNode {
  const onThisPage = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
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
      {children && <div className="endpoint-scope">{children}</div>}
      <nav className="on-this-page" aria-label={onThisPage}>
        <details>
          <summary>{onThisPage}</summary>
          <ul>
            {toc.map(({id, level, value}) => (
              <li key={id} className={`level-${level}`}>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by the framework */}
                <a href={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
              </li>
            ))}
          </ul>
        </details>
      </nav>
    </div>
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
      onClick={() => void writeToClipboard(text).then(announceCopied)}
    >
      <IconCopy aria-hidden="true" />
    </button>
  );
}
