import {Arrow, Lines, type View} from '@site/src/components/drawing';
import {Algorithm, boxHeight, Fields, Phase, payloadLength, Value} from './parts';

/** Middles of the columns: device ID, packet key, nonce, payload. */
const [id, key, nonce, payload] = [98, 270, 442, 612] as const;
const width = 136;
/** Upper edges of the rows. */
const row = {device: 2, keys: 142, id: 248, packet: 396, cipher: 486, mac: 556, fields: 646} as const;
const bottomOf = (y: number) => y + boxHeight;

/** A column for each of ID, key, nonce and payload; what is sent stands below what it comes from. */
export const wide: View = {
  width: 720,
  height: row.fields + 62,
  content: (
    <>
      <Phase y={106} width={720} height={204} label="Once per time counter" />
      <Phase y={330} width={720} height={288} label="For each packet" />

      <Value at={[key, row.device]} width={width} name="Device key" length="K bytes: 16 or 32" accent />
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
      <Value at={[id, row.keys]} width={width} code="DeviceKey" length="K bytes" />
      <Value at={[key, row.keys]} width={width} code="EncryptionKey" length="K bytes" accent />
      <Value at={[nonce, row.keys]} width={width} code="NonceKey" length="K bytes" />

      <Arrow from={[id, bottomOf(row.keys)]} to={[id, row.id - 3]} />
      <Lines x={id + 12} y={218} lines={'KDF(…, "DeviceID", 0)'} kind="code" anchor="start" />
      <Value at={[id, row.id]} width={width + 20} name="Ephemeral device ID" length="4 bytes" />

      <Arrow from={[key, bottomOf(row.keys) + 1]} to={[key, row.packet - 3]} kind="accent" />
      <Lines x={key + 12} y={376} lines={'KDF(…, "Key", seq)'} kind="code" anchor="start" />
      <Value at={[key, row.packet]} width={width} name="Packet key" length="K bytes" accent />
      <Arrow from={[nonce, bottomOf(row.keys)]} to={[nonce, row.packet - 3]} />
      <Lines x={nonce + 12} y={376} lines={'KDF(…, "Nonce", seq)'} kind="code" anchor="start" />
      <Value at={[nonce, row.packet]} width={width} name="Nonce" length="12 bytes" />
      <Value at={[payload, row.packet]} width={width} name="Payload" length={payloadLength} />

      <Arrow from={[nonce, bottomOf(row.packet)]} to={[nonce, row.cipher - 3]} />
      <Arrow
        from={[payload, bottomOf(row.packet)]}
        via={[[payload, row.cipher + 23]]}
        to={[nonce + 92, row.cipher + 23]}
      />
      <Algorithm at={[nonce, row.cipher]} width={172} name="AES-CTR" note="nonce, then 00000000" />
      <Arrow from={[key, row.cipher + 23]} to={[nonce - 90, row.cipher + 23]} kind="accent" />
      <Arrow from={[key, bottomOf(row.packet) + 1]} to={[key, row.mac - 3]} kind="accent" />
      <Algorithm at={[key, row.mac]} width={width} name="AES-CMAC" note="first 4 bytes" />
      <Arrow from={[nonce, row.mac + 23]} to={[key + 72, row.mac + 23]} />

      <Arrow from={[id, bottomOf(row.id)]} to={[id, row.fields - 4]} />
      <Arrow from={[key, bottomOf(row.mac)]} to={[key, row.fields - 4]} />
      <Arrow from={[nonce, bottomOf(row.cipher) + 1]} to={[nonce, row.fields - 4]} kind="accent" />
      <Fields
        edges={[12, 184, 356, 708]}
        y={row.fields}
        fields={[
          {name: 'ID', note: ['4 bytes', 'offset 10']},
          {name: 'Tag', note: ['4 bytes', 'offset 14']},
          {name: 'Ciphertext', note: [payloadLength, 'offset 18']},
        ]}
      />
    </>
  ),
};
