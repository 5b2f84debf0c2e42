import Translate from '@docusaurus/Translate';
import {type ComponentType, type PropsWithChildren, type ReactNode, useState} from 'react';
import type {Props as DialogProps} from './FigureDialog';
import styles from './styles.module.css';

/** A drawing or an image, with its own text alternative, which can be enlarged to the whole window. */
export default function Figure({caption, children}: PropsWithChildren<{caption: string}>): ReactNode {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [isOpen, setIsOpen] = useState(false);

  async function enlarge(): Promise<void> {
    // A dialog that does not load leaves the figure as it is; the next press tries again.
    const loaded = Dialog ?? (await import('./FigureDialog').catch(() => undefined))?.FigureDialog;
    setDialog(() => loaded);
    setIsOpen(loaded !== undefined);
  }
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>
        {caption}
        <button
          type="button"
          className={styles.enlarge}
          aria-haspopup="dialog"
          onClick={() => void enlarge()}
        >
          <Translate id="figure.enlarge">Enlarge</Translate>
        </button>
      </figcaption>
      {Dialog && (
        <Dialog caption={caption} isOpen={isOpen} onClose={() => setIsOpen(false)}>
          {children}
        </Dialog>
      )}
    </figure>
  );
}
