import {translate} from '@docusaurus/Translate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Dialog from '@mui/material/Dialog';
import {ThemeScope} from '@site/src/mui/theme';
import type {KeyboardEvent, PointerEvent, PropsWithChildren, ReactNode} from 'react';
import {useId, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {keepMiddle, nextZoom} from './zoom';

export type Props = PropsWithChildren<{caption: string; isOpen: boolean; onClose: () => void}>;

/** The whole window for one picture: buttons or the keys +, - and 0 change its size. */
export function FigureDialog({caption, isOpen, onClose, children}: Props): ReactNode {
  const [zoom, setZoom] = useState(1);
  const stage = useRef<HTMLDivElement>(null);
  const titleId = useId();

  function zoomTo(next: number): void {
    flushSync(() => setZoom(next));
    const box = stage.current;
    if (!box || next === zoom) return;
    box.scrollTo(
      keepMiddle(box.scrollLeft, box.clientWidth, next / zoom),
      keepMiddle(box.scrollTop, box.clientHeight, next / zoom),
    );
  }
  function zoomByKey({key, ctrlKey, metaKey}: KeyboardEvent): void {
    // With these the browser enlarges the whole page.
    if (ctrlKey || metaKey) return;
    if (key === '+' || key === '=') zoomTo(nextZoom(zoom, 'in'));
    if (key === '-') zoomTo(nextZoom(zoom, 'out'));
    if (key === '0') zoomTo(1);
  }
  function drag({pointerType, buttons, movementX, movementY}: PointerEvent): void {
    if (pointerType === 'mouse' && buttons === 1) stage.current?.scrollBy(-movementX, -movementY);
  }
  // A disabled button would lose the focus that it has: at its end a button stays and does nothing.
  const button = (label: string, sign: string, next: number) => (
    <Button aria-label={label} title={label} aria-disabled={next === zoom} onClick={() => zoomTo(next)}>
      {sign}
    </Button>
  );
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
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 'var(--ds-space-2) var(--ds-space-4)',
            alignItems: 'center',
            padding: 'var(--ds-space-3) var(--ds-space-4)',
            borderBottom: '1px solid var(--ds-hairline)',
          }}
        >
          <Box
            id={titleId}
            component="h2"
            sx={{flex: '1 1 12rem', margin: 0, color: 'var(--ds-heading)', fontSize: 'var(--ds-size-p1)'}}
          >
            {caption}
          </Box>
          <ButtonGroup aria-label={translate({id: 'figure.size', message: 'Size'})}>
            {button(translate({id: 'figure.zoomOut', message: 'Zoom out'}), '−', nextZoom(zoom, 'out'))}
            {button(translate({id: 'figure.resetZoom', message: 'Reset zoom'}), `${zoom * 100}%`, 1)}
            {button(translate({id: 'figure.zoomIn', message: 'Zoom in'}), '+', nextZoom(zoom, 'in'))}
          </ButtonGroup>
          <Button variant="outlined" onClick={onClose}>
            {translate({id: 'figure.close', message: 'Close'})}
          </Button>
        </Box>
        {/* Scrolled with keys and fingers, or dragged with the mouse. */}
        <Box
          ref={stage}
          role="region"
          aria-label={translate({id: 'figure.stage', message: 'Enlarged figure'})}
          tabIndex={0}
          onPointerMove={drag}
          sx={{
            flex: 1,
            overflow: 'auto',
            cursor: zoom > 1 ? 'grab' : undefined,
            userSelect: 'none',
            '&:focus-visible': {outline: '2px solid var(--ds-focus)', outlineOffset: '-2px'},
          }}
        >
          {/* Laid out at the window's width and scaled as a whole, so that a drawing keeps its layout. */}
          <div style={{width: `${zoom * 100}%`}}>
            <Box
              sx={{
                width: `${100 / zoom}%`,
                padding: 'var(--ds-space-4)',
                transform: `scale(${zoom})`,
                transformOrigin: '0 0',
                '& *': {marginBlock: 0},
                '& :is(svg, img)': {
                  width: '100%',
                  maxWidth: '100% !important',
                  maxHeight: 'calc(100dvh - 8rem)',
                },
                '& img': {objectFit: 'contain'},
              }}
            >
              {children}
            </Box>
          </div>
        </Box>
      </Dialog>
    </ThemeScope>
  );
}
