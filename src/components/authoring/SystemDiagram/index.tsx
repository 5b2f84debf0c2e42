import {Arrow, Drawing, drawingStyles, Lines, type View} from '@site/src/components/drawing';
import {glyphs} from '@site/src/components/drawing/glyphs';
import type {ReactNode} from 'react';
import {describeDiagram} from './describeDiagram';
import type {Diagram} from './diagram';
import type {Layout} from './layout';
import {layoutAcross} from './layoutAcross';
import {layoutDown} from './layoutDown';
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

function viewOf({width, height, radius, anchor, places, links, stretches}: Layout): View {
  const content = (
    <>
      {stretches.map(({corners, label, upright}) => (
        <g key={label.lines[0]}>
          <path
            className={drawingStyles.line}
            d={`M${corners.map((corner) => corner.join(' ')).join('L')}`}
          />
          <g transform={`translate(${label.at.join(' ')})${upright ? ' rotate(-90)' : ''}`}>
            <Lines x={0} y={0} lines={label.lines} kind="note" />
          </g>
        </g>
      ))}
      {links.map(({kind, from, to, label}) => (
        <g key={from.join()}>
          <Arrow from={from} to={to} kind={kind} />
          <Lines
            x={label.at[0]}
            y={label.at[1]}
            lines={label.lines}
            kind="note"
            anchor={anchor}
            className={styles.link}
          />
        </g>
      ))}
      {places.map(({place, center, name, note}) => {
        const Glyph = glyphs[place.glyph];
        return (
          <g key={place.name}>
            <g className={styles.place} transform={`translate(${center.join(' ')})`}>
              <circle r={radius} />
              <Glyph />
            </g>
            <Lines x={name.at[0]} y={name.at[1]} lines={name.lines} anchor={anchor} />
            <Lines x={note.at[0]} y={note.at[1]} lines={note.lines} kind="note" anchor={anchor} />
          </g>
        );
      })}
    </>
  );
  return {width, height, content};
}
