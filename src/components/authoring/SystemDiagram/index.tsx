import {Arrow, Drawing, drawingStyles, Lines, type View} from '@site/src/components/drawing';
import {glyphs} from '@site/src/components/drawing/glyphs';
import type {ReactNode} from 'react';
import {type Diagram, describeDiagram, type Place} from './diagram';
import {type Layout, layoutAcross, layoutDown} from './layouts';
import styles from './styles.module.css';

/** A system drawn as a path through places: left to right, or top to bottom where there is less room. */
export default function SystemDiagram({title, ...diagram}: Diagram & {title: string}): ReactNode {
  return (
    <Drawing
      title={title}
      description={describeDiagram(diagram)}
      narrow={viewOf(layoutDown(diagram))}
      wide={viewOf(layoutAcross(diagram))}
    />
  );
}

function viewOf({width, height, radius, places, links, stretches}: Layout): View {
  const content = (
    <>
      {stretches.map(({corners, label, at, upright}) => (
        <g key={label}>
          <path className={drawingStyles.line} d={`M${corners.map((one) => one.join(' ')).join('L')}`} />
          <g transform={`translate(${at.join(' ')})${upright ? ' rotate(-90)' : ''}`}>
            <Lines x={0} y={0} lines={label} kind="note" />
          </g>
        </g>
      ))}
      {links.map(({label, ...arrow}) => (
        <g key={arrow.from.join()}>
          <Arrow {...arrow} />
          <Lines {...label} className={styles.link} />
        </g>
      ))}
      {places.map(({place, center, name, note}) => (
        <g key={place.name}>
          <g className={drawingStyles.place} transform={`translate(${center.join(' ')})`}>
            <circle r={radius} />
            {glyphOf(place)}
          </g>
          <Lines {...name} />
          <Lines {...note} />
        </g>
      ))}
    </>
  );
  return {width, height, content};
}

/** @throws Error for a sign that there is none of: no type checks what a page says */
function glyphOf({name, glyph}: Place): ReactNode {
  if (glyph in glyphs) return glyphs[glyph];
  const known = Object.keys(glyphs).join(', ');
  throw new Error(`<SystemDiagram>: ${name} has the glyph "${glyph}"; there are ${known}.`);
}
