import {Arrow, Drawing, drawingStyles, Lines, type View} from '@site/src/components/drawing';
import {glyphs} from '@site/src/components/drawing/glyphs';
import type {ReactNode} from 'react';
import {type Diagram, describeDiagram} from './diagram';
import {type Layout, layoutAcross, layoutDown} from './layouts';
import styles from './styles.module.css';

export interface Props extends Diagram {
  /** What the diagram shows, in a few words. */
  title: string;
}

/** A system drawn as a path through places: left to right, or top to bottom where there is less room. */
export default function SystemDiagram({title, ...diagram}: Props): ReactNode {
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
          <path
            className={drawingStyles.line}
            d={`M${corners.map((corner) => corner.join(' ')).join('L')}`}
          />
          <g transform={`translate(${at.join(' ')})${upright ? ' rotate(-90)' : ''}`}>
            <Lines x={0} y={0} lines={label} kind="note" />
          </g>
        </g>
      ))}
      {links.map(({kind, from, to, label}) => (
        <g key={from.join()}>
          <Arrow from={from} to={to} kind={kind} />
          <Lines {...label} className={styles.link} />
        </g>
      ))}
      {places.map(({place, center, name, note}) => (
        <g key={place.name}>
          <g className={styles.place} transform={`translate(${center.join(' ')})`}>
            <circle r={radius} />
            {glyphs[place.glyph]}
          </g>
          <Lines {...name} />
          <Lines {...note} />
        </g>
      ))}
    </>
  );
  return {width, height, content};
}
