import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useSearchConfig} from './useSearchConfig';

interface Props {
  /** Whether no page answers most of the query. */
  isNearest?: boolean;
  className: string;
}

/** Says that what was found is only the nearest to a query, and where to ask. */
export function NearestNote({isNearest = false, className}: Props): ReactNode {
  const {supportPage} = useSearchConfig();
  return (
    <p role="status" className={isNearest ? className : styles.noNote}>
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
  );
}
