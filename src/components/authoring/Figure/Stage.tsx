import Box from '@mui/material/Box';
import {type PointerEvent, type ReactNode, useLayoutEffect, useRef} from 'react';
import {keepMiddle} from './zoom';

interface Props {
  label: string;
  zoom: number;
  children: ReactNode;
}

/** Shows a picture at a multiple of the window's width; scrolled with keys and fingers, or dragged with the mouse. */
export function Stage({label, zoom, children}: Props): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const lastZoom = useRef(zoom);
  useLayoutEffect(() => {
    const box = stage.current;
    const factor = zoom / lastZoom.current;
    lastZoom.current = zoom;
    if (!box || factor === 1) return;
    box.scrollTo(
      keepMiddle(box.scrollLeft, box.clientWidth, factor),
      keepMiddle(box.scrollTop, box.clientHeight, factor),
    );
  }, [zoom]);

  function drag({pointerType, buttons, movementX, movementY}: PointerEvent): void {
    if (pointerType === 'mouse' && buttons === 1) stage.current?.scrollBy(-movementX, -movementY);
  }
  return (
    <Box
      ref={stage}
      role="region"
      aria-label={label}
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
  );
}
