import {type ReactNode, useId} from 'react';
import {gatewayField} from './gatewayField';
import {Packet} from './Packet';
import {stages} from './stages';
import styles from './styles.module.css';

/** Width of a stage; its node stands in the middle, above the stage's caption. */
const stageWidth = 300;
const nodeRadius = 34;
const halfHeight = 78;
/** How far the drawn device is heard. */
const range = 330;

const centerOf = (index: number) => stageWidth * (index + 0.5);

/** The packet's path as one wide drawing; the captions below it say the same in words. */
export function Drawing(): ReactNode {
  const id = useId();
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 -${halfHeight} ${stageWidth * stages.length} ${2 * halfHeight}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
    >
      <title id={`${id}-title`}>The path of a packet</title>
      <desc id={`${id}-description`}>
        A chip broadcasts a sealed packet. Several gateways are in range; the path follows one of them, which
        adds location, time and signal strength. The cloud opens the packet and hands it to your backend.
      </desc>
      <g className={styles.wave}>
        {[70, 120, 180, 250, range].map((radius) => (
          <path key={radius} d={arc(centerOf(0), radius)} />
        ))}
      </g>
      {gatewayField(centerOf(1), centerOf(0), range).map(({x, y, hears}) => (
        <circle key={`${x},${y}`} className={hears ? styles.hears : styles.deaf} cx={x} cy={y} r="3" />
      ))}
      {stages.slice(1).map(({name}, index) => (
        <g key={name}>
          <path
            className={index === 0 ? styles.radio : styles.path}
            d={`M${centerOf(index) + nodeRadius} 0H${centerOf(index + 1) - nodeRadius - 4}`}
          />
          <path className={styles.path} d={`M${centerOf(index + 1) - nodeRadius - 11}-6l7 6-7 6`} />
        </g>
      ))}
      {stages.map(({name, glyph, leaves}, index) => (
        <g key={name}>
          <g className={styles.node} transform={`translate(${centerOf(index)} 0)`}>
            <circle r={nodeRadius} />
            {glyph}
          </g>
          {leaves && (
            <g transform={`translate(${stageWidth * (index + 1)} 0)`}>
              <Packet state={leaves} />
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}

/** A slice of a circle that opens towards the gateways and stays inside the drawing. */
function arc(x: number, radius: number): string {
  const y = Math.min(radius * 0.7, halfHeight - 6);
  const dx = Math.round(Math.sqrt(radius ** 2 - y ** 2));
  return `M${x + dx} ${-y}A${radius} ${radius} 0 0 1 ${x + dx} ${y}`;
}
