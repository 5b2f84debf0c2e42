import {Badge, Drawing, drawingStyles, Lines, type View} from '@site/src/components/drawing';
import type {ReactNode} from 'react';
import {layOutPacket} from './layOutPacket';
import {describePacket, type Field, packetFields} from './packet';

interface Props {
  title: string;
  fields: readonly Field[];
  start?: number;
}

/** The bytes of a packet in rows of 8 or 16, with numbered fields and a legend. */
export default function ByteDiagram({title, fields, start}: Props): ReactNode {
  const placed = packetFields(fields, start);
  const view = (width: number): View => {
    const {height, segments, badges, texts, brackets, rules} = layOutPacket(placed, width);
    const content = (
      <>
        {brackets.map(({part, d}) => (
          <path key={d} className={drawingStyles.line} data-field={part} d={d} />
        ))}
        <path className={drawingStyles.rule} d={rules} />
        {segments.map(({part, ...box}) => (
          <rect key={`${box.x} ${box.y}`} className={drawingStyles.box} data-field={part} rx="6" {...box} />
        ))}
        {badges.map((badge) => (
          <Badge key={`${badge.x} ${badge.y}`} {...badge} />
        ))}
        {texts.map((text) => (
          <Lines key={`${text.x} ${text.y}`} {...text} />
        ))}
      </>
    );
    return {width, height, content};
  };
  const description = describePacket(placed);
  return <Drawing {...{title, description}} narrow={view(320)} wide={view(720)} />;
}
