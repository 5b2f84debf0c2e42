import Translate from '@docusaurus/Translate';
import {type ComponentType, type ReactNode, useState} from 'react';
import type {Props as DialogProps} from './FigureDialog';
import styles from './styles.module.css';

export interface Props {
  /** What the figure shows, in a sentence. */
  caption: string;
  /** A drawing or an image, with its own text alternative. */
  children: ReactNode;
}

/** A picture with a caption, which can be enlarged to the whole window. */
export default function Figure({caption, children}: Props): ReactNode {
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
