import {Arrow, Lines, type Point, type View} from '@site/src/components/drawing';
import {Algorithm, Aside, boxHeight, Fields, Phase, payloadLength, Value} from './parts';

const bottomOf = (y: number) => y + boxHeight;

/** A column for each of ID, key, nonce and payload; what is sent stands below what it comes from. */
export function wide(): View {
  /** Middles of the columns. */
  const [id, key, nonce, payload] = [98, 270, 442, 612];
  const width = 136;
  /** Upper edges of the rows. */
  const row = {device: 2, keys: 142, id: 248, packet: 396, cipher: 486, mac: 556, fields: 646};
  const content = (
    <>
      <Phase y={106} width={720} height={204} />
      <Aside at={[704, 126]} kind="name" anchor="end" lines="Once per time counter" />
      <Phase y={330} width={720} height={288} />
      <Aside at={[704, 350]} kind="name" anchor="end" lines="For each packet" />

      <Value at={[key, row.device]} width={width} name="Device key" note="K bytes: 16 or 32" accent />
      <Lines
        x={key + 14}
        y={70}
        lines="KDF(device key, name of the new key, time counter)"
        kind="code"
        anchor="start"
      />
      {[id, nonce].map((x) => (
        <Arrow key={x} from={[key, 122]} via={[[x, 122]]} to={[x, row.keys - 3]} />
      ))}
      <Arrow from={[key, bottomOf(row.device) + 2]} to={[key, row.keys - 3]} kind="accent" />
      <Value at={[id, row.keys]} width={width} name="DeviceKey" note="K bytes" isCode />
      <Value at={[key, row.keys]} width={width} name="EncryptionKey" note="K bytes" isCode accent />
      <Value at={[nonce, row.keys]} width={width} name="NonceKey" note="K bytes" isCode />

      <Arrow from={[id, bottomOf(row.keys)]} to={[id, row.id - 3]} />
      <Lines x={id + 8} y={218} lines={'KDF(…, "DeviceID", 0)'} kind="code" anchor="start" />
      <Value at={[id, row.id]} width={width + 20} name="Ephemeral device ID" note="4 bytes" part="id" />

      <Arrow from={[key, bottomOf(row.keys) + 1]} to={[key, row.packet - 3]} kind="accent" />
      <Lines x={key + 12} y={376} lines={'KDF(…, "Key", seq)'} kind="code" anchor="start" />
      <Value at={[key, row.packet]} width={width} name="Packet key" note="K bytes" accent />
      <Arrow from={[nonce, bottomOf(row.keys)]} to={[nonce, row.packet - 3]} />
      <Lines x={nonce + 12} y={376} lines={'KDF(…, "Nonce", seq)'} kind="code" anchor="start" />
      <Value at={[nonce, row.packet]} width={width} name="Nonce" note="12 bytes" />
      <Value at={[payload, row.packet]} width={width} name="Payload" note={payloadLength} part="text" />

      <Arrow from={[nonce, bottomOf(row.packet)]} to={[nonce, row.cipher - 3]} />
      <Arrow
        from={[payload, bottomOf(row.packet)]}
        via={[[payload, row.cipher + 23]]}
        to={[nonce + 92, row.cipher + 23]}
        part="text"
      />
      <Algorithm at={[nonce, row.cipher]} width={172} name="AES-CTR" note="nonce, then 00000000" />
      <Arrow from={[key, row.cipher + 23]} to={[nonce - 90, row.cipher + 23]} kind="accent" />
      <Arrow from={[key, bottomOf(row.packet) + 1]} to={[key, row.mac - 3]} kind="accent" />
      <Algorithm at={[key, row.mac]} width={width} name="AES-CMAC" note="first 4 bytes" />
      <Arrow from={[nonce, row.mac + 23]} to={[key + 72, row.mac + 23]} part="text" />

      <Arrow from={[id, bottomOf(row.id)]} to={[id, row.fields - 4]} part="id" />
      <Arrow from={[key, bottomOf(row.mac)]} to={[key, row.fields - 4]} part="tag" />
      <Arrow from={[nonce, bottomOf(row.cipher) + 1]} to={[nonce, row.fields - 4]} part="text" />
      <Fields edges={[12, 184, 356, 708]} y={row.fields} />
    </>
  );
  return {width: 720, height: row.fields + 62, content};
}

/** Three columns; the ID, which ends early, leaves room for the payload below it and goes on along the left edge. */
export function narrow(): View {
  /** Middles of the columns, and the way of the ID. */
  const [id, key, nonce, edge] = [66, 168, 270, 7];
  const payload = id;
  /** Widths of the boxes in them; what is named in code needs the most. */
  const width = {id: 88, key: 104, nonce: 84};
  /** Upper edges of the rows. */
  const row = {device: 2, keys: 144, id: 252, packet: 394, cipher: 478, mac: 550, fields: 648};
  /** Where arrows turn: below the device key, at the algorithms, and above the fields. */
  const turn = {keys: 122, payload: row.cipher + 12, cipher: row.cipher + 34, mac: row.mac + 23, fields: 630};
  /** Where the payload goes over the packet key. */
  const bridge = [
    [-8, 0],
    [-4, -5],
    [4, -5],
    [8, 0],
  ].map(([x = 0, y = 0]): Point => [key + x, turn.payload + y]);
  const content = (
    <>
      <Phase y={106} width={320} height={204} />
      <Phase y={326} width={320} height={286} />
      <Aside at={[key + 12, 275]} kind="name" anchor="start" lines={['Once per time', 'counter']} />
      <Aside at={[payload, 360]} kind="name" anchor="middle" lines={['For each', 'packet']} />

      <Value at={[key, row.device]} width={134} name="Device key" note="K bytes: 16 or 32" accent />
      <Aside
        at={[key + 12, 77]}
        kind="code"
        anchor="start"
        lines={['KDF(device key,', 'name of new key,', 'time counter)']}
      />
      {[id, nonce].map((x) => (
        <Arrow key={x} from={[key, turn.keys]} via={[[x, turn.keys]]} to={[x, row.keys - 3]} />
      ))}
      <Arrow from={[key, bottomOf(row.device) + 2]} to={[key, row.keys - 3]} kind="accent" />
      <Value at={[id, row.keys]} width={width.id} name="DeviceKey" note="K bytes" isCode />
      <Value at={[key, row.keys]} width={width.key} name="EncryptionKey" note="K bytes" isCode accent />
      <Value at={[nonce, row.keys]} width={width.nonce} name="NonceKey" note="K bytes" isCode />

      <Arrow from={[id, bottomOf(row.keys)]} to={[id, row.id - 3]} />
      <Aside at={[id + 10, 219]} kind="code" anchor="start" lines={['"DeviceID",', '0']} />
      <Value at={[id, row.id]} width={width.id + 16} name="Ephemeral ID" note="4 bytes" part="id" />

      <Arrow from={[key, bottomOf(row.keys) + 1]} to={[key, row.packet - 3]} kind="accent" />
      <Arrow from={[nonce, bottomOf(row.keys)]} to={[nonce, row.packet - 3]} />
      <Aside at={[key - 10, 360]} kind="code" anchor="end" lines={['"Key",', 'seq']} />
      <Aside at={[nonce - 10, 360]} kind="code" anchor="end" lines={['"Nonce",', 'seq']} />
      <Value at={[payload, row.packet]} width={width.id} name="Payload" note={payloadLength} part="text" />
      <Value at={[key, row.packet]} width={width.key} name="Packet key" note="K bytes" accent />
      <Value at={[nonce, row.packet]} width={width.nonce} name="Nonce" note="12 bytes" />

      <Arrow from={[nonce, bottomOf(row.packet)]} to={[nonce, row.cipher - 3]} />
      <Arrow
        from={[payload, bottomOf(row.packet)]}
        via={[[payload, turn.payload], ...bridge]}
        to={[nonce - 45, turn.payload]}
        part="text"
      />
      <Algorithm at={[nonce, row.cipher]} width={width.nonce} name="AES-CTR" note="encrypts" />
      <Arrow from={[key, turn.cipher]} to={[nonce - 45, turn.cipher]} kind="accent" />
      <Arrow from={[key, bottomOf(row.packet) + 1]} to={[key, row.mac - 3]} kind="accent" />
      <Algorithm at={[key, row.mac]} width={width.key} name="AES-CMAC" note="first 4 bytes" />
      <Arrow from={[nonce, turn.mac]} to={[key + 55, turn.mac]} part="text" />

      <Arrow
        from={[id - width.id / 2 - 8, row.id + boxHeight / 2]}
        via={[
          [edge, row.id + boxHeight / 2],
          [edge, turn.fields],
          [58, turn.fields],
        ]}
        to={[58, row.fields - 4]}
        part="id"
      />
      <Arrow from={[key, bottomOf(row.mac)]} to={[key, row.fields - 4]} part="tag" />
      <Arrow from={[nonce, bottomOf(row.cipher) + 1]} to={[nonce, row.fields - 4]} part="text" />
      <Fields edges={[2, 114, 222, 318]} y={row.fields} />
    </>
  );
  return {width: 320, height: row.fields + 62, content};
}
