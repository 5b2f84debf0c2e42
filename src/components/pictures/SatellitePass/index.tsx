import {Drawing, type View} from '@site/src/components/drawing';
import type {ReactNode} from 'react';
import {passElevation, passSeconds, positionAt, sky} from './sky';
import {timeline} from './timeline';

const description = [
  'A satellite at 550 km passes over the device.',
  'It stands above 30° for about 230 s, at a distance of 990 km at the edges; above 45°, the default, for about 140 s, at 750 km; above 60° for about 83 s.',
  'From the predicted start on, the device sends its packet once in the mode NONE, 8 times every 20 s in NORMAL, or 16 times every 10 s in HIGH; the two take about 160 s.',
  'Each transmission takes 0.33 s with an empty payload, up to 0.53 s with 13 bytes.',
].join(' ');

export default function SatellitePass(): ReactNode {
  const views = {narrow: viewOf(320, 0.15), wide: viewOf(720, 0.36)};
  return <Drawing title="A satellite pass" description={description} {...views} />;
}

/** @param scale units of the drawing per kilometer */
function viewOf(width: number, scale: number): View {
  const above = sky(width, scale);
  const top = Math.round(above.height) + 30;
  // A second takes as much room as the satellite's way in it, so that times stand below the sky.
  const below = timeline(width, top, (2 * positionAt(passElevation).x * scale) / passSeconds);
  return {width, height: top + below.height, content: [above.content, below.content]};
}
