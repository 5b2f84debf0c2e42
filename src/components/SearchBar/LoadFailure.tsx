import Translate from '@docusaurus/Translate';
import {type ReactNode, useEffect} from 'react';
import {createPortal} from 'react-dom';
import styles from './styles.module.css';

/** Long enough to read two sentences, in milliseconds. */
const readingTime = 8_000;

/** Says for a while that search itself could not be loaded; a click on the button tries again. */
export function LoadFailure({onRead}: {onRead: () => void}): ReactNode {
  useEffect(() => {
    const timer = setTimeout(onRead, readingTime);
    return () => clearTimeout(timer);
  }, [onRead]);
  return createPortal(
    <p role="alert" className={styles.failure}>
      <Translate
        id="search.notLoaded"
        description="Said for a few seconds when the search modal itself could not be loaded"
      >
        Search could not be loaded. You might want to check your network connection and try again.
      </Translate>
    </p>,
    document.body,
  );
}
