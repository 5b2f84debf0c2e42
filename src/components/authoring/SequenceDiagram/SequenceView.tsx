import {Arrow, type ArrowProps, Badge, Box, drawingStyles, Lines} from '@site/src/components/drawing';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {SequenceLayout} from './layOutSequence';
import type {PlacedStep} from './placeStep';

/** Draws a sequence that was laid out. */
export function SequenceView({layout: {heads, lifelines, steps}}: {layout: SequenceLayout}): ReactNode {
  return (
    <>
      <path className={drawingStyles.guide} d={lifelines} />
      {heads.map(({lines, ...box}) => (
        <Box key={box.x} {...box} label={lines} />
      ))}
      {steps.map((placed) => (
        <PlacedStepView key={placed.texts[0]?.y} {...placed} />
      ))}
    </>
  );
}

function PlacedStepView({step, texts, badge, arrow, box}: PlacedStep): ReactNode {
  const kind = 'kind' in step ? step.kind : undefined;
  const accent = kind === 'radio' || ('accent' in step && step.accent);
  return (
    <g>
      {box && (
        <rect
          className={
            'phase' in step
              ? drawingStyles.band
              : clsx(
                  drawingStyles.box,
                  accent && drawingStyles.accent,
                  kind === 'pause' && drawingStyles.dashed,
                )
          }
          rx="8"
          {...box}
        />
      )}
      {arrow && (
        <Arrow
          {...arrow}
          kind={arrowKind(kind, accent)}
          dashed={kind === 'response' || kind === 'retry' || kind === 'lost'}
          lost={kind === 'lost'}
        />
      )}
      {badge && <Badge {...badge} accent={accent} />}
      {texts.map((text) => (
        <Lines key={text.kind} {...text} />
      ))}
    </g>
  );
}

function arrowKind(kind: string | undefined, accent: boolean | undefined): ArrowProps['kind'] {
  return kind === 'radio' ? 'radio' : accent ? 'accent' : 'plain';
}
