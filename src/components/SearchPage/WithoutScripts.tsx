import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {EntryPoints} from '@site/src/components/EntryPoints';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What stands in for search where scripts are switched off: the sitemap and the main parts of the site. */
export function WithoutScripts(): ReactNode {
  const sitemap = useBaseUrl('/sitemap.xml');
  return (
    <noscript>
      <p className={styles.noScripts}>
        <Translate
          id="searchPage.withoutScripts"
          description="The search page with scripts switched off"
          values={{
            sitemap: (
              <a href={sitemap}>
                <Translate
                  id="searchPage.sitemap"
                  description="The search page: text of the link to the sitemap"
                >
                  sitemap
                </Translate>
              </a>
            ),
          }}
        >
          {
            'Search runs in your browser and needs scripts, which are switched off. The {sitemap} lists every page.'
          }
        </Translate>
      </p>
      <EntryPoints />
    </noscript>
  );
}
