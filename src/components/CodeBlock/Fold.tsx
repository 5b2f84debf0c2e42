import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Below long code, of which style shows the beginning until this is open. The text of all of it stays findable. */
export function Fold({count}: {count: number}): ReactNode {
  return (
    <details className="code-fold" onToggle={({currentTarget}) => stayInSight(currentTarget)}>
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
export function stayInSight(fold: HTMLDetailsElement): void {
  if (!fold.open) fold.scrollIntoView({block: 'nearest'});
}

/** Opens folded code in which the browser has scrolled: to what it found, or to where a selection is drawn. */
export function unfold(box: Element): void {
  const fold = box.nextElementSibling;
  if (box.scrollTop === 0 || !(fold instanceof HTMLDetailsElement)) return;
  const {top, height} = box.getBoundingClientRect();
  const lines = [...box.querySelectorAll('.line')];
  const seen = lines.find((line) => line.getBoundingClientRect().bottom > top + height / 2);
  fold.open = true;
  seen?.scrollIntoView({block: 'center', behavior: 'instant'});
}
