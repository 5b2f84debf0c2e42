import {translate} from '@docusaurus/Translate';
import Dialog from '@mui/material/Dialog';
import {ThemeScope} from '@site/src/mui/ThemeScope';
import {type KeyboardEvent, type ReactNode, useId, useState} from 'react';
import {Stage} from './Stage';
import {Toolbar} from './Toolbar';
import {nextZoom} from './zoom';

export interface Props {
  caption: string;
  isOpen: boolean;
  onClose: () => void;
  /** The picture. */
  children: ReactNode;
}

/** The whole window for one picture: buttons or the keys +, - and 0 change its size. */
export function FigureDialog({caption, isOpen, onClose, children}: Props): ReactNode {
  const [zoom, setZoom] = useState(1);
  const titleId = useId();

  function zoomByKey({key, ctrlKey, metaKey}: KeyboardEvent): void {
    // With these the browser enlarges the whole page.
    if (ctrlKey || metaKey) return;
    if (key === '+' || key === '=') setZoom(nextZoom(zoom, 'in'));
    if (key === '-') setZoom(nextZoom(zoom, 'out'));
    if (key === '0') setZoom(1);
  }
  return (
    <ThemeScope>
      <Dialog
        fullScreen
        open={isOpen}
        onClose={onClose}
        onKeyDown={zoomByKey}
        aria-labelledby={titleId}
        slotProps={{
          paper: {sx: {background: 'var(--ds-page)', color: 'var(--ds-text)', fontFamily: 'var(--ds-sans)'}},
          transition: {onExited: () => setZoom(1)},
        }}
      >
        <Toolbar titleId={titleId} title={caption} zoom={zoom} onZoom={setZoom} onClose={onClose} />
        <Stage
          zoom={zoom}
          label={translate({
            id: 'figure.stage',
            message: 'Enlarged figure',
            description: 'Name of the area that shows an enlarged figure and can be scrolled',
          })}
        >
          {children}
        </Stage>
      </Dialog>
    </ThemeScope>
  );
}
