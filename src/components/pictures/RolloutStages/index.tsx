import {Drawing} from '@site/src/components/drawing';
import type {ReactNode} from 'react';
import {narrow} from './narrow';
import {besides, stages} from './stages';
import {wide} from './wide';

const description = [
  ...Object.values(stages).map(({name, extent, gate}) => `${name}: ${extent}. Gate: ${gate}`),
  'Stages 3 and 4 run beside each other.',
  `${besides.join(', ')}: start all three in stage 2 at the latest.`,
].join(' ');

export default function RolloutStages(): ReactNode {
  return (
    <Drawing title="Five stages and their gates" description={description} narrow={narrow()} wide={wide()} />
  );
}
