import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Below long code, of which style shows the beginning until this is open. The text of all of it stays findable. */
export function Fold({count}: {count: number}): ReactNode {
  return (
    <details className="code-fold" onToggle={stayInSight}>
      <summary>
        <span>
          <Translate id="codeBlock.showAll" values={{count}}>
            {'Show all {count} lines'}
          </Translate>
        </span>
        <span>
          <Translate id="codeBlock.showFewer">Show fewer lines</Translate>
        </span>
      </summary>
    </details>
  );
}

/** Scrolls back to code that is folded again: what was read last would be far above the window. */
export function stayInSight({target}: {target: EventTarget | null}): void {
  if (target instanceof Element && target.matches('.code-fold:not([open])'))
    target.scrollIntoView({block: 'nearest'});
}

/** Opens folded code in which the browser has scrolled: to what it found, or to where a selection is drawn. */
export function unfold({target}: {target: EventTarget | null}): void {
  if (!(target instanceof Element && target.matches('.long-code > pre')) || target.scrollTop === 0) return;
  const {top, height} = target.getBoundingClientRect();
  const lines = [...target.querySelectorAll('.line')];
  const seen = lines.find((line) => line.getBoundingClientRect().bottom > top + height / 2);
  (target.nextElementSibling as HTMLDetailsElement).open = true;
  seen?.scrollIntoView({block: 'center', behavior: 'instant'});
}
