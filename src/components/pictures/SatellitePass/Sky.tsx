import {Lines} from '@site/src/components/drawing';
import {ChipGlyph, SatelliteGlyph} from '@site/src/components/drawing/glyphs';
import type {ReactNode} from 'react';
import {orbitHeight, positionAt, radius} from './orbit';
import {passElevation} from './Timeline';
import styles from './styles.module.css';

/** Elevations that the page names, and how far away the satellite is there. */
const elevations = [
  {degrees: 30, range: '990 km'},
  {degrees: 45, range: '750 km'},
  {degrees: 60, range: ''},
] as const;
/** Radius of the circles around device and satellite, and where rays begin. */
const node = {radius: 22, clear: 30} as const;
const top = 42;

/** Height of the sky above and below the device's middle, in units of the drawing. */
export function skyHeight(scale: number): number {
  return top + orbitHeight * scale + node.radius + 2;
}

/** An overhead pass, to scale: the orbit, the device, and the elevations at which the satellite is heard. */
export function Sky({width, scale}: {width: number; scale: number}): ReactNode {
  const middle = width / 2;
  const ground = Math.round(top + orbitHeight * scale);
  const at = (elevation: number, side: 1 | -1): [number, number] => {
    const {x, y} = positionAt(elevation);
    return [middle + side * x * scale, ground - y * scale];
  };
  const arc = (elevation: number) => {
    const r = radius * scale;
    return `M${at(elevation, -1).map(round).join(' ')}A${r} ${r} 0 0 1 ${at(elevation, 1).map(round).join(' ')}`;
  };
  return (
    <g>
      <path
        className={styles.faint}
        d={`M0 ${ground}H${middle - node.clear}M${middle + node.clear} ${ground}H${width}`}
      />
      <path className={styles.faint} d={arc(26)} />
      <path className={styles.pass} d={arc(passElevation)} />
      {elevations.map(({degrees, range}) => (
        <g key={degrees}>
          {([-1, 1] as const).map((side) => (
            <g key={side}>
              <path
                className={degrees === passElevation ? styles.ray : styles.faint}
                d={`M${middle + side * node.clear * cos(degrees)} ${ground - node.clear * sin(degrees)}L${at(degrees, side).map(round).join(' ')}`}
              />
              <Lines
                x={at(degrees, side)[0]}
                y={at(degrees, side)[1] - 14}
                lines={side === 1 ? `${degrees}°` : range}
                kind="note"
              />
            </g>
          ))}
        </g>
      ))}
      <g className={styles.node} transform={`translate(${middle} ${ground})`}>
        <circle r={node.radius} />
        <ChipGlyph />
      </g>
      <g className={styles.node} transform={`translate(${middle} ${top})`}>
        <circle r={node.radius} />
        <SatelliteGlyph />
      </g>
      <Lines x={middle} y={9} lines={`${orbitHeight} km`} kind="note" />
    </g>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
const cos = (degrees: number) => round(Math.cos((degrees * Math.PI) / 180) * 100) / 100;
const sin = (degrees: number) => round(Math.sin((degrees * Math.PI) / 180) * 100) / 100;
