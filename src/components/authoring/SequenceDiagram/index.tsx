import {Drawing, type View} from '@site/src/components/drawing';
import type {ReactNode} from 'react';
import {describeSequence} from './describeSequence';
import {layOutSequence} from './layOutSequence';
import {SequenceView} from './SequenceView';
import type {Sequence} from './sequence';

export interface Props extends Sequence {
  /** What the diagram shows, in a few words. */
  title: string;
  /** Stands before the steps in the text alternative, for what the steps alone do not say. */
  description?: string;
}

/** Who sends what to whom, in order: numbered messages between lifelines. */
export default function SequenceDiagram({title, description, ...sequence}: Props): ReactNode {
  const view = (width: number): View => {
    const layout = layOutSequence(sequence, width);
    return {width, height: layout.height, content: <SequenceView layout={layout} />};
  };
  const steps = describeSequence(sequence);
  return (
    <Drawing
      title={title}
      description={description ? `${description} ${steps}` : steps}
      narrow={view(320)}
      wide={view(720)}
    />
  );
}
