import {Arrow, Drawing, Lines, type Point, type View} from '@site/src/components/drawing';
import type {ComponentProps, ReactNode} from 'react';
import {Box, boxHeight, Fields, payloadLength} from './parts';
import styles from './styles.module.css';

const description = [
  'The device key has K bytes, 16 or 32.',
  'Once per time counter, KDF with the time counter as context derives three keys of K bytes from it: DeviceKey, EncryptionKey and NonceKey.',
  'KDF of DeviceKey with the label DeviceID and the context 0 gives the ephemeral device ID of 4 bytes.',
  'For each packet, KDF of EncryptionKey with the label Key and the sequence number gives the packet key of K bytes, and KDF of NonceKey with the label Nonce and the sequence number gives the nonce of 12 bytes.',
  `AES-CTR encrypts the payload of ${payloadLength} under packet key and nonce.`,
  'AES-CMAC over the ciphertext, under the same packet key, gives the authentication tag: its first 4 bytes.',
  'On air go the ephemeral device ID at offset 10, the tag at offset 14 and the ciphertext from offset 18 on.',
].join(' ');

/** How a device key becomes the fields of a packet: each key, its length and the function that makes it. */
export default function KeyDerivation(): ReactNode {
  return (
    <Drawing title="From device key to packet" description={description} narrow={narrow()} wide={wide()} />
  );
}

type Way = Pick<ComponentProps<typeof Arrow>, 'from' | 'via' | 'to'>;

/** Where everything stands in one of the two layouts. */
interface Plan {
  width: number;
  /** Middles of the columns. */
  x: Record<'id' | 'key' | 'nonce' | 'payload', number>;
  /** Upper edges of the rows. */
  y: Record<'device' | 'keys' | 'id' | 'packet' | 'cipher' | 'mac' | 'fields', number>;
  /** Widths of the boxes. */
  box: Record<'device' | 'id' | 'key' | 'nonce' | 'payload' | 'ephemeral' | 'cipher', number>;
  /** Upper edge and height of what is done once per time counter, and for each packet. */
  phases: Record<'counter' | 'packet', readonly [y: number, height: number]>;
  texts: {ephemeral: string; cipher: string; beside: readonly ComponentProps<typeof Lines>[]};
  ways: Record<'payload' | 'packetKey' | 'ciphertext' | 'id', Way>;
  edges: ComponentProps<typeof Fields>['edges'];
}

const bottomOf = (y: number) => y + boxHeight;
const phaseName = {kind: 'note', className: styles.name} as const;
const code = {kind: 'code', anchor: 'start'} as const;

/** A column for each of ID, key, nonce and payload; what is sent stands below what it comes from. */
export const wide = (): View =>
  viewOf({
    width: 720,
    x: {id: 98, key: 270, nonce: 442, payload: 612},
    y: {device: 2, keys: 142, id: 248, packet: 396, cipher: 486, mac: 556, fields: 646},
    box: {device: 136, id: 136, key: 136, nonce: 136, payload: 136, ephemeral: 156, cipher: 172},
    phases: {counter: [106, 204], packet: [330, 288]},
    texts: {
      ephemeral: 'Ephemeral device ID',
      cipher: 'nonce, then 00000000',
      beside: [
        {...phaseName, x: 704, y: 126, anchor: 'end', lines: 'Once per time counter'},
        {...phaseName, x: 704, y: 350, anchor: 'end', lines: 'For each packet'},
        {...code, x: 284, y: 70, lines: 'KDF(device key, name of the new key, time counter)'},
        {...code, x: 106, y: 218, lines: ['KDF(…,', '"DeviceID", 0)']},
        {...code, x: 282, y: 376, lines: 'KDF(…, "Key", seq)'},
        {...code, x: 454, y: 376, lines: 'KDF(…, "Nonce", seq)'},
      ],
    },
    ways: {
      payload: {from: [612, 442], via: [[612, 509]], to: [534, 509]},
      packetKey: {from: [270, 509], to: [352, 509]},
      ciphertext: {from: [442, 579], to: [342, 579]},
      id: {from: [98, 294], to: [98, 642]},
    },
    edges: [12, 184, 356, 708],
  });

/** Three columns; the ID, which ends early, leaves room for the payload below it and goes on along the left edge. */
export const narrow = (): View =>
  viewOf({
    width: 320,
    x: {id: 66, key: 168, nonce: 270, payload: 66},
    y: {device: 2, keys: 144, id: 252, packet: 394, cipher: 478, mac: 550, fields: 648},
    // What is named in code needs the most.
    box: {device: 134, id: 84, key: 112, nonce: 80, payload: 84, ephemeral: 104, cipher: 84},
    phases: {counter: [106, 204], packet: [326, 286]},
    texts: {
      ephemeral: 'Ephemeral ID',
      cipher: 'encrypts',
      beside: [
        {...phaseName, x: 180, y: 275, anchor: 'start', lines: ['Once per time', 'counter']},
        {...phaseName, x: 66, y: 360, lines: ['For each', 'packet']},
        {...code, x: 180, y: 77, lines: ['KDF(device key,', 'name of new key,', 'time counter)']},
        {...code, x: 76, y: 219, lines: ['"DeviceID",', '0']},
        {...code, x: 158, y: 360, anchor: 'end', lines: ['"Key",', 'seq']},
        {...code, x: 260, y: 360, anchor: 'end', lines: ['"Nonce",', 'seq']},
      ],
    },
    ways: {
      // Over the packet key as over a bridge.
      payload: {from: [66, 440], via: path('66 490, 160 490, 164 485, 172 485, 176 490'), to: [225, 490]},
      packetKey: {from: [168, 512], to: [225, 512]},
      ciphertext: {from: [270, 573], to: [227, 573]},
      id: {from: [14, 275], via: path('7 275, 7 630, 58 630'), to: [58, 644]},
    },
    edges: [2, 114, 222, 318],
  });

/** Points as they are written in a drawing. */
function path(points: string): Point[] {
  return points.split(', ').map((point): Point => {
    const [x = 0, y = 0] = point.split(' ').map(Number);
    return [x, y];
  });
}

/** The same values and ways in both layouts. */
function viewOf({width, x, y, box, phases, texts, ways, edges}: Plan): View {
  const {key, nonce} = x;
  const content = (
    <>
      {Object.values(phases).map(([top, height]) => (
        <rect key={top} className={styles.phase} x="0.5" y={top} width={width - 1} height={height} rx="12" />
      ))}
      {texts.beside.map((text) => (
        <Lines key={`${text.x} ${text.y}`} {...text} />
      ))}

      <Box at={[key, y.device]} width={box.device} name="Device key" note="K bytes: 16 or 32" accent />
      {[x.id, nonce].map((end) => (
        <Arrow key={end} from={[key, 122]} via={[[end, 122]]} to={[end, y.keys - 3]} />
      ))}
      <Arrow from={[key, bottomOf(y.device) + 2]} to={[key, y.keys - 3]} kind="accent" />
      <Box at={[x.id, y.keys]} width={box.id} name="DeviceKey" note="K bytes" isCode />
      <Box at={[key, y.keys]} width={box.key} name="EncryptionKey" note="K bytes" isCode accent />
      <Box at={[nonce, y.keys]} width={box.nonce} name="NonceKey" note="K bytes" isCode />

      <Arrow from={[x.id, bottomOf(y.keys)]} to={[x.id, y.id - 3]} />
      <Box at={[x.id, y.id]} width={box.ephemeral} name={texts.ephemeral} note="4 bytes" part="id" />

      <Arrow from={[key, bottomOf(y.keys) + 1]} to={[key, y.packet - 3]} kind="accent" />
      <Box at={[key, y.packet]} width={box.key} name="Packet key" note="K bytes" accent />
      <Arrow from={[nonce, bottomOf(y.keys)]} to={[nonce, y.packet - 3]} />
      <Box at={[nonce, y.packet]} width={box.nonce} name="Nonce" note="12 bytes" />
      <Box at={[x.payload, y.packet]} width={box.payload} name="Payload" note={payloadLength} part="text" />

      <Arrow from={[nonce, bottomOf(y.packet)]} to={[nonce, y.cipher - 3]} />
      <Arrow {...ways.payload} part="text" />
      <Box at={[nonce, y.cipher]} width={box.cipher} name="AES-CTR" note={texts.cipher} isAlgorithm />
      <Arrow {...ways.packetKey} kind="accent" />
      <Arrow from={[key, bottomOf(y.packet) + 1]} to={[key, y.mac - 3]} kind="accent" />
      <Box at={[key, y.mac]} width={box.key} name="AES-CMAC" note="first 4 bytes" isAlgorithm />
      <Arrow {...ways.ciphertext} part="text" />

      <Arrow {...ways.id} part="id" />
      <Arrow from={[key, bottomOf(y.mac)]} to={[key, y.fields - 4]} part="tag" />
      <Arrow from={[nonce, bottomOf(y.cipher) + 1]} to={[nonce, y.fields - 4]} part="text" />
      <Fields edges={edges} y={y.fields} />
    </>
  );
  return {width, height: y.fields + 62, content};
}
