import {translate} from '@docusaurus/Translate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import type {ReactNode} from 'react';
import {nextZoom} from './zoom';

interface Props {
  titleId: string;
  title: string;
  zoom: number;
  onZoom: (zoom: number) => void;
  onClose: () => void;
}

/** Title of an enlarged figure, and the buttons for its size. */
export function Toolbar({titleId, title, zoom, onZoom, onClose}: Props): ReactNode {
  const labels = {
    out: translate({id: 'figure.zoomOut', message: 'Zoom out'}),
    reset: translate({id: 'figure.resetZoom', message: 'Reset zoom'}),
    in: translate({id: 'figure.zoomIn', message: 'Zoom in'}),
  };
  // A disabled button would lose the focus that it has: at its end a button stays and does nothing.
  const button = (label: string, sign: string, next: number) => (
    <Button aria-label={label} title={label} aria-disabled={next === zoom} onClick={() => onZoom(next)}>
      {sign}
    </Button>
  );
  return (
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
        {title}
      </Box>
      <ButtonGroup aria-label={translate({id: 'figure.size', message: 'Size'})}>
        {button(labels.out, '−', nextZoom(zoom, 'out'))}
        {button(labels.reset, `${zoom * 100}%`, 1)}
        {button(labels.in, '+', nextZoom(zoom, 'in'))}
      </ButtonGroup>
      <Button variant="outlined" onClick={onClose}>
        {translate({id: 'figure.close', message: 'Close'})}
      </Button>
    </Box>
  );
}
