import {Drawing} from '@site/src/components/drawing';
import type {ReactNode} from 'react';
import {narrow} from './narrow';
import {description} from './stages';
import {wide} from './wide';

/** The five stages of a rollout, what runs beside them, and the gate at the end of each. */
export default function RolloutStages(): ReactNode {
  return (
    <Drawing title="Five stages and their gates" description={description} narrow={narrow()} wide={wide()} />
  );
}
