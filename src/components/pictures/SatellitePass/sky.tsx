import {drawingStyles, Lines, type View} from '@site/src/components/drawing';
import {glyphs} from '@site/src/components/drawing/glyphs';
import styles from './styles.module.css';

const earthRadius = 6371;
/** Height of the orbit, and its radius, in km. */
const orbitHeight = 550;
const orbitRadius = earthRadius + orbitHeight;

/** Elevation that the satellite has to stand above, as the SDK has it by default. */
export const passElevation = 45;

/** Seconds that an overhead pass stays above that elevation. */
export const passSeconds = 140;

/**
 * Where a satellite that passes overhead stands at an elevation in degrees, seen from a device at the origin: kilometers
 * along the ground's tangent, and above it.
 */
export function positionAt(elevation: number): {x: number; y: number} {
  const angle = Math.acos((earthRadius / orbitRadius) * Math.cos(radians(elevation))) - radians(elevation);
  return {x: orbitRadius * Math.sin(angle), y: orbitRadius * Math.cos(angle) - earthRadius};
}

/** Elevations that the page names, and how far away the satellite is there. */
const elevations = [
  {degrees: 30, range: '990 km'},
  {degrees: 45, range: '750 km'},
  {degrees: 60, range: ''},
];
/** Radius of the circles around device and satellite, and where rays begin. */
const node = {radius: 22, clear: 30};
const top = 42;

/** An overhead pass, to scale: the orbit, the device, and the elevations at which the satellite is heard. */
export function sky(width: number, scale: number): View {
  const middle = width / 2;
  const orbit = top + orbitHeight * scale;
  const ground = Math.round(orbit);
  const at = (elevation: number, side: number): [x: number, y: number] => {
    const {x, y} = positionAt(elevation);
    return [middle + side * x * scale, ground - y * scale];
  };
  const point = (elevation: number, side: number) => at(elevation, side).map(round).join(' ');
  const r = orbitRadius * scale;
  const arc = (elevation: number) => `M${point(elevation, -1)}A${r} ${r} 0 0 1 ${point(elevation, 1)}`;
  const content = (
    <g key="sky">
      <path
        className={styles.faint}
        d={`M0 ${ground}H${middle - node.clear}M${middle + node.clear} ${ground}H${width}`}
      />
      <path className={styles.faint} d={arc(26)} />
      <path className={styles.pass} d={arc(passElevation)} />
      {elevations.map(({degrees, range}) => (
        <g key={degrees}>
          {[-1, 1].map((side) => {
            const [x, y] = at(degrees, side);
            const out = degrees < passElevation ? 6 * side : 0;
            const clear = `${middle + side * node.clear * cos(degrees)} ${ground - node.clear * sin(degrees)}`;
            return (
              <g key={side}>
                <path
                  className={degrees === passElevation ? styles.ray : styles.faint}
                  d={`M${clear}L${point(degrees, side)}`}
                />
                <Lines x={x + out} y={y - 14} lines={side === 1 ? `${degrees}°` : range} kind="note" />
              </g>
            );
          })}
        </g>
      ))}
      {[
        {y: ground, glyph: glyphs.chip},
        {y: top, glyph: glyphs.satellite},
      ].map(({y, glyph}) => (
        <g key={y} className={drawingStyles.place} transform={`translate(${middle} ${y})`}>
          <circle r={node.radius} />
          {glyph}
        </g>
      ))}
      <Lines x={middle} y={9} lines={`${orbitHeight} km`} kind="note" />
    </g>
  );
  return {width, height: orbit + node.radius + 2, content};
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const round = (value: number) => Math.round(value * 10) / 10;
const cos = (degrees: number) => round(Math.cos(radians(degrees)) * 100) / 100;
const sin = (degrees: number) => round(Math.sin(radians(degrees)) * 100) / 100;
