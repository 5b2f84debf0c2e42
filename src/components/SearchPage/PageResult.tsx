import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useResultPath} from '@site/src/components/SearchBar/useResultPath';
import {Fragment, type ReactNode, useState} from 'react';
import type {FoundPage, FoundSection} from './results';
import styles from './styles.module.css';
import {keepFold, readPlace} from './useKeptPlace';

/** A text of an engine, which comes as HTML: escaped when the index was made, and marked since. Names break at their joints. */
const toHtml = (html: string) => ({__html: html.replace(/_+(?=[^_\s])/g, '$&<wbr>')});

export function Marked({html, className}: {html: string; className?: string}): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the engine, see above
  return <span className={className} dangerouslySetInnerHTML={toHtml(html)} />;
}

/** Most sections of a page that are shown at once; a single one more is shown too. */
const mostSections = 2;

/** A page of the list: what it is about, and the sections of it that were found. */
export function PageResult({page: {url, title, area, snippet, sections}}: {page: FoundPage}): ReactNode {
  const shown = sections.length > mostSections + 1 ? mostSections : sections.length;
  const folded = sections.slice(shown);
  const [isUnfolded] = useState(() => readPlace().unfolded?.includes(url));
  return (
    <li className={styles.page}>
      <div className={styles.row}>
        <div className={styles.pageHead}>
          <h2 className={styles.pageTitle}>
            <ResultLink url={url} title={title} />
          </h2>
          <Marked html={area} className={styles.area} />
        </div>
        <Snippet html={snippet} />
      </div>
      {shown > 0 && <Sections sections={sections.slice(0, shown)} />}
      {folded.length > 0 && (
        <details
          className={styles.more}
          open={isUnfolded}
          onToggle={({currentTarget}) => keepFold(url, currentTarget.open)}
        >
          <summary>
            <Translate
              id="searchPage.moreSections"
              description="The search page: label of the fold that holds further sections of a page"
              values={{count: folded.length}}
            >
              {'{count} more on this page'}
            </Translate>
          </summary>
          <Sections sections={folded} />
        </details>
      )}
    </li>
  );
}

function Sections({sections}: {sections: readonly FoundSection[]}): ReactNode {
  return (
    <ul className={styles.sections}>
      {sections.map(({url, title, above, snippet}) => (
        <li key={url} className={styles.row}>
          <h3 className={styles.heading}>
            {above.map((text, level) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a level is what its place says
              <Fragment key={level}>
                <Marked html={text} className={styles.above} />
                <span className={styles.above}>{'\u00a0› '}</span>
              </Fragment>
            ))}
            <ResultLink url={url} title={title} />
          </h3>
          <Snippet html={snippet} />
        </li>
      ))}
    </ul>
  );
}

function ResultLink({url, title}: {url: string; title: string}): ReactNode {
  const toPath = useResultPath();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the engine, see `toHtml`
  return <Link to={toPath(url)} dangerouslySetInnerHTML={toHtml(title)} />;
}

function Snippet({html}: {html: string | undefined}): ReactNode {
  return (
    html && (
      <p className={styles.snippet}>
        <Marked html={html} />
      </p>
    )
  );
}
