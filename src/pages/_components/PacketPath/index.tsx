import {brand} from '@site/config/brand';
import {maxPayloadLength} from '@site/model/packet/layout';
import {glyphs} from '@site/src/components/drawing/glyphs';
import {type ReactNode, useId} from 'react';
import {Packet, type PacketState, packetWidth} from './Packet';
import styles from './styles.module.css';

/** The places that a packet passes through, in order: what happens there, and how the packet leaves. */
const stages: readonly {name: string; text: string; glyph: ReactNode; leaves?: PacketState}[] = [
  {
    name: 'Your chip',
    text: `Encrypts up to ${maxPayloadLength} bytes and broadcasts them as an advertising packet. The network is uplink only.`,
    glyph: glyphs.chip,
    leaves: 'encrypted',
  },
  {
    name: 'A gateway',
    text: 'Whichever is near hears the packet and adds its own location, the time and the RSSI. It cannot read the payload.',
    glyph: glyphs.gateway,
    leaves: 'located',
  },
  {
    name: `${brand.name} cloud`,
    text: 'Finds the device by its ID of the day, checks the tag, decrypts and stores the packet.',
    glyph: glyphs.cloud,
    leaves: 'decrypted',
  },
  {
    name: 'Your backend',
    text: 'Receives the packet at a webhook endpoint, or pulls it from the Cloud API.',
    glyph: glyphs.backend,
    leaves: 'decrypted',
  },
];

/** Width of a stage; its node stands at the left, above the stage's caption. */
const stageWidth = 300;
const nodeRadius = 34;
const halfHeight = 78;

const centerOf = (index: number) => stageWidth * index + nodeRadius + 1;

/** Where the path from a stage ends: at the next node, and that of the last at the edge of the page. */
const endOf = (index: number) => Math.min(centerOf(index + 1) - nodeRadius - 4, 1174);

/** What happens to a packet on its way: one wide drawing, or a column of small ones on narrow screens. */
export function PacketPath(): ReactNode {
  return (
    <section aria-labelledby="packet-path">
      <h2 id="packet-path">What happens to a packet</h2>
      <Drawing />
      <ol className={styles.stages}>
        {stages.map(({name, text, glyph, leaves}, index) => (
          <li key={name} className={styles.stage}>
            <svg className={styles.smallNode} width="48" viewBox="-24 -24 48 48" aria-hidden="true">
              <g className={styles.node}>
                <circle r="23" />
                {glyph}
              </g>
            </svg>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
            {leaves && index < stages.length - 1 && (
              <svg
                className={styles.smallPacket}
                height="32"
                viewBox={`${-packetWidth(leaves) / 2 - 1} -15 ${packetWidth(leaves) + 2} 30`}
                aria-hidden="true"
              >
                <Packet state={leaves} />
              </svg>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The path as one wide drawing; the captions below it say the same in words. */
function Drawing(): ReactNode {
  const id = useId();
  const gradient = {gradientUnits: 'userSpaceOnUse', x1: 0, y1: -halfHeight, x2: 0, y2: halfHeight} as const;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 -${halfHeight} ${stageWidth * stages.length} ${2 * halfHeight}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
    >
      <title id={`${id}-title`}>The path of a packet</title>
      <desc id={`${id}-description`}>
        A chip broadcasts a sealed packet. A gateway that is near hears it and adds location, time and signal
        strength. The cloud opens the packet and hands it to your backend.
      </desc>
      <linearGradient id={`${id}-fade`} {...gradient}>
        <stop className={styles.faded} />
        <stop className={styles.lit} offset="0.5" />
        <stop className={styles.faded} offset="1" />
      </linearGradient>
      {[70, 110, 155, 205, 254].map((radius) => (
        <path key={radius} className={styles.wave} stroke={`url(#${id}-fade)`} d={arc(centerOf(0), radius)} />
      ))}
      {stages.map(({name, glyph, leaves}, index) => (
        <g key={name}>
          <path
            className={index === 0 ? styles.radio : styles.path}
            d={`M${centerOf(index) + nodeRadius} 0H${endOf(index)}`}
          />
          <path className={styles.path} d={`M${endOf(index) - 7}-6l7 6-7 6`} />
          <g className={styles.node} transform={`translate(${centerOf(index)} 0)`}>
            <circle r={nodeRadius} />
            {glyph}
          </g>
          {leaves && (
            <g transform={`translate(${centerOf(index + 0.5)} 0)`}>
              <Packet state={leaves} />
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}

/** A slice of a circle that opens towards the gateways; it fades before it leaves the drawing. */
function arc(x: number, radius: number): string {
  const y = Math.min(radius * 0.7, halfHeight);
  const dx = Math.round(Math.sqrt(radius ** 2 - y ** 2));
  return `M${x + dx} ${-y}A${radius} ${radius} 0 0 1 ${x + dx} ${y}`;
}
