import {Arrow, Lines, type View} from '@site/src/components/drawing';
import {Algorithm, boxHeight, Fields, Phase, payloadLength, Value} from './parts';
import styles from './styles.module.css';

/** Middles of the columns. The ID ends early, so the payload stands below it. */
const [key, nonce, id] = [56, 160, 264] as const;
const payload = id;
const width = 96;
/** Upper edges of the rows. */
const row = {device: 2, keys: 144, id: 252, packet: 394, cipher: 478, mac: 550, fields: 660} as const;
const bottomOf = (y: number) => y + boxHeight;

/** Three columns; the packet's fields stand in their own order, below arrows that turn. */
export const narrow: View = {
  width: 320,
  height: row.fields + 62,
  content: (
    <>
      <Phase y={106} width={320} height={204} label="" />
      <Phase y={326} width={320} height={286} label="" />
      <Lines
        x={key + 12}
        y={275}
        lines={['Once per time', 'counter']}
        kind="note"
        anchor="start"
        className={styles.name}
      />
      <Lines x={payload} y={360} lines={['For each', 'packet']} kind="note" className={styles.name} />

      <Value at={[nonce, row.device]} width={134} name="Device key" length="K bytes: 16 or 32" accent />
      <Lines
        x={nonce + 12}
        y={77}
        lines={['KDF(device key,', 'name of new key,', 'time counter)']}
        kind="code"
        className={styles.code}
        anchor="start"
      />
      <Arrow from={[nonce, 122]} to={[nonce, row.keys - 3]} />
      <Arrow from={[nonce, 122]} via={[[id, 122]]} to={[id, row.keys - 3]} />
      <Arrow
        from={[nonce, bottomOf(row.device) + 2]}
        via={[
          [nonce, 122],
          [key, 122],
        ]}
        to={[key, row.keys - 3]}
        kind="accent"
      />
      <Value at={[key, row.keys]} width={width} code="EncryptionKey" length="K bytes" accent />
      <Value at={[nonce, row.keys]} width={width} code="NonceKey" length="K bytes" />
      <Value at={[id, row.keys]} width={width} code="DeviceKey" length="K bytes" />

      <Arrow from={[id, bottomOf(row.keys)]} to={[id, row.id - 3]} />
      <Lines
        x={id - 10}
        y={219}
        lines={['"DeviceID",', '0']}
        kind="code"
        className={styles.code}
        anchor="end"
      />
      <Value at={[id, row.id]} width={width + 8} name="Ephemeral ID" length="4 bytes" />

      <Arrow from={[key, bottomOf(row.keys) + 1]} to={[key, row.packet - 3]} kind="accent" />
      <Arrow from={[nonce, bottomOf(row.keys)]} to={[nonce, row.packet - 3]} />
      <Lines
        x={key + 10}
        y={360}
        lines={['"Key",', 'seq']}
        kind="code"
        className={styles.code}
        anchor="start"
      />
      <Lines
        x={nonce + 10}
        y={360}
        lines={['"Nonce",', 'seq']}
        kind="code"
        className={styles.code}
        anchor="start"
      />
      <Value at={[key, row.packet]} width={width} name="Packet key" length="K bytes" accent />
      <Value at={[nonce, row.packet]} width={width} name="Nonce" length="12 bytes" />
      <Value at={[payload, row.packet]} width={width} name="Payload" length={payloadLength} />

      <Arrow from={[nonce, bottomOf(row.packet)]} to={[nonce, row.cipher - 3]} />
      <Arrow
        from={[payload, bottomOf(row.packet)]}
        via={[[payload, row.cipher + 23]]}
        to={[nonce + 51, row.cipher + 23]}
      />
      <Algorithm at={[nonce, row.cipher]} width={width} name="AES-CTR" note="encrypts" />
      <Arrow from={[key, row.cipher + 23]} to={[nonce - 51, row.cipher + 23]} kind="accent" />
      <Arrow from={[key, bottomOf(row.packet) + 1]} to={[key, row.mac - 3]} kind="accent" />
      <Algorithm at={[key, row.mac]} width={width} name="AES-CMAC" note="first 4 bytes" />
      <Arrow from={[nonce, row.mac + 23]} to={[key + 51, row.mac + 23]} />

      <Arrow
        from={[key, bottomOf(row.mac)]}
        via={[
          [key, 630],
          [nonce, 630],
        ]}
        to={[nonce, row.fields - 4]}
      />
      <Arrow
        from={[nonce, bottomOf(row.cipher) + 1]}
        via={[
          [nonce, row.mac + 23],
          [id, row.mac + 23],
        ]}
        to={[id, row.fields - 4]}
        kind="accent"
      />
      <Fields
        edges={[4, 108, 212, 316]}
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
