import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode, UIEvent} from 'react';
import styles from './styles.module.css';

/** What stands beside the name of long code. */
export function linesText(count: number): string {
  return translate(
    {id: 'codeBlock.lines', message: '{count} lines', description: 'Beside the file name of long code'},
    {count},
  );
}

/** Below long code, of which style shows the beginning until this is open. The text of all of it stays findable. */
export function Fold({count}: {count: number}): ReactNode {
  return (
    <details
      className={clsx('code-fold', styles.fold)}
      // What was read last would be far above the window.
      onToggle={({currentTarget: fold}) => fold.open || fold.scrollIntoView({block: 'nearest'})}
    >
      <summary>
        <span>
          <Translate id="codeBlock.showAll" description="Opens long code that is folded" values={{count}}>
            {'Show all {count} lines'}
          </Translate>
        </span>
        <span>
          <Translate id="codeBlock.showFewer" description="Folds long code again">
            Show fewer lines
          </Translate>
        </span>
      </summary>
    </details>
  );
}

/** Opens folded code in which the browser has scrolled: to what it found, or to where a selection is drawn. */
export function unfold({currentTarget: box}: UIEvent<HTMLElement>): void {
  const top = box.scrollTop;
  const fold = box.nextElementSibling;
  if (top === 0 || !(fold instanceof HTMLDetailsElement)) return;
  fold.open = true;
  window.scrollBy({top, behavior: 'instant'});
}
