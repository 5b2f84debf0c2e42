import {Arrow, Badge, Box, Drawing, drawingStyles, Lines, type View} from '@site/src/components/drawing';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {layOutSequence, type PlacedStep} from './layOutSequence';
import {describeSequence, type Sequence} from './sequence';

/** Who sends what to whom, in order: numbered messages between lifelines. */
export default function SequenceDiagram({title, ...sequence}: Sequence & {title: string}): ReactNode {
  const view = (width: number): View => {
    const {height, heads, lifelines, steps} = layOutSequence(sequence, width);
    const content = (
      <>
        <path className={drawingStyles.guide} d={lifelines} />
        {heads.map((head) => (
          <Box key={head.x} {...head} />
        ))}
        {steps.map((placed) => (
          <PlacedStepView key={placed.bottom} {...placed} />
        ))}
      </>
    );
    return {width, height, content};
  };
  const description = describeSequence(sequence);
  return <Drawing {...{title, description}} narrow={view(320)} wide={view(720)} />;
}

function PlacedStepView({step, texts, badge, arrow, box}: PlacedStep): ReactNode {
  const kind = 'kind' in step ? step.kind : undefined;
  const accent = kind === 'radio' || ('accent' in step && step.accent);
  const dashes = kind === 'pause' && drawingStyles.dashed;
  const boxClass = clsx(drawingStyles.box, accent && drawingStyles.accent, dashes);
  return (
    <g>
      {box && <rect className={'phase' in step ? drawingStyles.band : boxClass} rx="8" {...box} />}
      {arrow && (
        <Arrow
          {...arrow}
          kind={kind === 'radio' ? 'radio' : accent ? 'accent' : 'plain'}
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
