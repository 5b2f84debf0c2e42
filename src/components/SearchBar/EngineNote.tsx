import Translate from '@docusaurus/Translate';
import type {Engine} from '@site/plugins/search/client/searchClient';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useSearchConfig} from './useSearchConfig';

interface Props {
  engine: Engine;
  /** The note's look; by default that of the modal's footer. */
  className?: string;
}

/** Says that this site's own index has answered in place of the provider. */
export function EngineNote({engine, className = styles.engineNote}: Props): ReactNode {
  const {isHosted} = useSearchConfig();
  const isFallback = isHosted && engine === 'embedded';
  return (
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
  );
}
