import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Engine} from '@site/plugins/search/shared/wire/answerQueries';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useSearchConfig} from './useSearchConfig';

interface Props {
  engine?: Engine;
  isNearest?: boolean;
  className: string;
}

/** Says that this site's own index has answered in place of the provider, and that no page answers most of a query. */
export function Notes({engine, isNearest = false, className}: Props): ReactNode {
  const {supportPage} = useSearchConfig();
  const isFallback = engine === 'fallback';
  return (
    <>
      <p role="status" className={isFallback ? className : styles.noNote}>
        {isFallback && (
          <Translate
            id="search.fallback"
            description="Said in search while the hosted provider cannot be reached and the site's own index answers"
          >
            The search service cannot be reached. These results come from this site’s own index.
          </Translate>
        )}
      </p>
      <p role="status" className={isNearest ? clsx(className, 'DocSearch-Nearest') : styles.noNote}>
        {isNearest && (
          <Translate
            id="search.nearest"
            description="Said in search above or below results that answer little of a query; {ask} is a link"
            values={{
              ask: (
                <Link to={supportPage}>
                  <Translate id="search.nearest.ask" description="Link text in search.nearest">
                    Ask us
                  </Translate>
                </Link>
              ),
            }}
          >
            {'No page seems to answer this. These come nearest. {ask} if they do not help.'}
          </Translate>
        )}
      </p>
    </>
  );
}
