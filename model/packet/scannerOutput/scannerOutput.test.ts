import {bytesToHex, hexToBytes} from '@noble/ciphers/utils.js';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {PacketError} from '../PacketError';
import {packetVectors} from '../testing/vectors';
import {readScannerOutput} from './readScannerOutput';

const short = '0303a0ff1216a0ff0001bf7fd83aaef2071b07d5547e68';
const full = '0303a0ff1a16a0ff03ffbf7fd83ad8219f2bc7d4057d65da38d8d48cf9bafe';

const btmon = `> HCI Event: LE Meta Event (0x3e) plen 35                 #12 [hci0] 5.123456
      LE Advertising Report (0x02)
        Num reports: 1
        Event type: Non connectable undirected - ADV_NONCONN_IND (0x03)
        Address type: Random (0x01)
        Address: 1F:22:33:44:55:66 (Non-Resolvable)
        Data length: 23
        16-bit Service UUIDs (complete): 1 entry
          Unknown (0xffa0)
        Service Data: Unknown (0xffa0)
          Data[15]: 0001bf7fd83aaef2071b07d5547e68
        RSSI: -60 dBm (0xc4)
> HCI Event: LE Meta Event (0x3e) plen 40                 #13 [hci0] 5.223456
      LE Advertising Report (0x02)
        Num reports: 1
        Event type: Connectable undirected - ADV_IND (0x00)
        Address type: Public (0x00)
        Address: 00:1A:7D:DA:71:13 (cyber-blue(HK)Ltd)
        Data length: 20
        Flags: 0x06
          LE General Discoverable Mode
          BR/EDR Not Supported
        TX power: -4 dBm
        Company: Nordic Semiconductor ASA (89)
          Data[2]: 0215
        Name (complete): Sensor
        RSSI: -71 dBm (0xb9)`;

const extended = `> HCI Event: LE Meta Event (0x3e) plen 49                 #88 [hci0] 9.000001
      LE Extended Advertising Report (0x0d)
        Num reports: 1
        Entry 0
          Event type: 0x0010
            Props: 0x0010
              Use legacy advertising PDUs
            Data status: Complete
          Legacy PDU Type: ADV_NONCONN_IND (0x0010)
          Address type: Random (0x01)
          Address: 1F:22:33:44:55:66 (Non-Resolvable)
          Primary PHY: LE 1M
          TX power: 127 dBm
          RSSI: -58 dBm (0xc6)
          Data length: 0x17
        16-bit Service UUIDs (complete): 1 entry
          Unknown (0xffa0)
        Service Data (UUID 0xffa0): 0001bf7fd83aaef2071b07d5547e68`;

const nrfRaw = `Raw data:
0x0303A0FF1216A0FF0001BF7FD83AAEF2071B07D5547E68

Details:
LEN.  TYPE  VALUE
3     0x03  0xA0FF
18    0x16  0xA0FF0001BF7FD83AAEF2071B07D5547E68`;

const nrfTable = `LEN. | TYPE | VALUE
3 | 0x03 | 0xA0FF
18 | 0x16 | 0xA0FF0001BF7FD83AAEF2071B07D5547E68`;

const nrfLog = `nRF Connect, 2026-01-01
Tracker 7 (1F:22:33:44:55:66)
V	12:00:00.123	Scan started
A	12:00:01.456	"(0x) 03-03-A0-FF-12-16-A0-FF-00-01-BF-7F-D8-3A-AE-F2-07-1B-07-D5-54-7E-68" received`;

const zephyr = `*** Booting Zephyr OS build v4.4.0 ***
[00:00:00.251,000] <inf> bt_hci_core: Identity: 1F:22:33:44:55:66 (random)
[00:00:05.123,456] <inf> tracker: advertising data
                               03 03 a0 ff 1a 16 a0 ff  03 ff bf 7f d8 3a d8 21 |........ .....:.!
                               9f 2b c7 d4 05 7d 65 da  38 d8 d4 8c f9 ba fe    |.+...}e. 8......
[00:06:05.123,456] <inf> tracker: advertising data
                               03 03 a0 ff 12 16 a0 ff  00 01 bf 7f d8 3a ae f2 |........ .....:..
                               07 1b 07 d5 54 7e 68                             |....T~h`;

const espressif = `I (1234) tracker: advertising
I (1240) tracker: 03 03 a0 ff 12 16 a0 ff 00 01 bf 7f d8 3a ae f2
I (1241) tracker: 07 1b 07 d5 54 7e 68
I (9000) other: done`;

const offsets = `00000000: 03 03 a0 ff 12 16 a0 ff 00 01 bf 7f d8 3a ae f2
00000010: 07 1b 07 d5 54 7e 68`;

const hexdump = `00000000  03 03 a0 ff 12 16 a0 ff  00 01 bf 7f d8 3a ae f2  |.............:..|
00000010  07 1b 07 d5 54 7e 68                              |....T~h|`;

const tagged =
  '[00:00:05.123,456] <inf> tracker: AdvData: 03:03:a0:ff:12:16:a0:ff:00:01:bf:7f:d8:3a:ae:f2:07:1b:07:d5:54:7e:68';

const spaced = '03 03 a0 ff 12 16 a0 ff 00 01 bf 7f d8 3a ae f2 07 1b 07 d5 54 7e 68';

function found(text: string): [format: string, ...hex: string[]] {
  const {format, packets} = readScannerOutput(text);
  return [format, ...packets.map(({bytes}) => bytesToHex(bytes))];
}

describe('packets are found in', () => {
  const sensor = '02010602 0afc 05ff59000215 070953656e736f72'.replaceAll(' ', '');
  it.each([
    ['btmon', btmon, ['btmon', short, sensor]],
    ['btmon with extended reports', extended, ['btmon', short]],
    ['raw data of nRF Connect', nrfRaw, ['nrf-connect', short]],
    ['the table of nRF Connect', nrfTable, ['nrf-connect', short]],
    ['the log of nRF Connect', nrfLog, ['nrf-connect', short]],
    ['hex dumps of the Zephyr log', zephyr, ['console', full, short]],
    ['the ESP-IDF log', espressif, ['console', short]],
    ['dumps with offsets', offsets, ['console', short]],
    ['hexdump -C', hexdump, ['console', short]],
    ['a line of a log', tagged, ['console', short]],
    ['digits', short, ['raw', short]],
    ['digits with 0x in front', `0x${short.toUpperCase()}`, ['raw', short]],
    ['bytes with spaces', spaced, ['raw', short]],
    ['bytes in two lines', spaced.replace('f2 ', 'f2\n'), ['raw', short]],
    ['bytes with colons', spaced.replaceAll(' ', ':'), ['raw', short]],
    ['a C array', `{0x${spaced.replaceAll(' ', ', 0x')}}; // 23 bytes`, ['raw', short]],
    ['a C string', `"\\x${spaced.replaceAll(' ', '\\x')}"`, ['raw', short]],
    ['two lines of digits', `${short}\n\n${full}\n`, ['raw', short, full]],
    ['lines that end as on Windows', offsets.replaceAll('\n', '\r\n'), ['console', short]],
  ])('%s', (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('every way to write the published vectors', () => {
    const ways = [
      (hex: string) => hex,
      (hex: string) => hex.replace(/../g, '$& '),
      (hex: string) => hex.replace(/../g, '0x$&, '),
      (hex: string) => `<dbg> app: ${hex.replace(/..(?!$)/g, '$&:')}`,
      (hex: string) => `Raw data: 0x${hex}`,
    ];
    const values = packetVectors.flatMap((vector) => [vector.advertising_data, vector.service_data]);
    for (const hex of values)
      for (const way of ways) expect(found(way(hex)).slice(1), way(hex)).toEqual([hex]);
  });

  it('nothing but errors of its own come of other texts', () => {
    const pieces = fc.constantFrom(
      ...[btmon, nrfTable, zephyr, espressif].flatMap((text) => text.split('\n')),
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(pieces, {maxLength: 12}).map((lines) => lines.join('\n')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        try {
          return readScannerOutput(text).packets.length > 0;
        } catch (error) {
          return error instanceof PacketError && error.kind === 'invalid-argument';
        }
      }),
    );
  });

  it('line and address are told', () => {
    expect(readScannerOutput(btmon).packets).toMatchObject([
      {line: 6, address: '1F:22:33:44:55:66'},
      {line: 18, address: '00:1A:7D:DA:71:13'},
    ]);
    expect(readScannerOutput(zephyr).packets.map(({line}) => line)).toEqual([4, 7]);
    expect(readScannerOutput(nrfLog).packets).toMatchObject([{line: 4, address: '1F:22:33:44:55:66'}]);
  });
});

describe('a text that cannot be read is told with its place', () => {
  it.each([
    ['nothing', '  ', /no bytes yet/],
    ['a letter', '03 03 a0\nff 1g', /Line 2, column 4: “1g” is no hexadecimal byte; 4 bytes/],
    ['an odd digit', '0303a', /Line 1, column 1: 5 hexadecimal digits.*0 bytes/],
    [
      'a report that is cut off',
      btmon.split('\n').slice(0, 9).join('\n'),
      /Line 6: .*says 23 bytes.*make 4\./,
    ],
    ['a report without data', btmon.split('\n').slice(0, 7).join('\n'), /looks like btmon/],
    ['a row that is cut off', nrfTable.slice(0, -4), /Line 3: LEN is 18, and type and value have 16 bytes/],
  ])('%s', (_, text, sentence) => expect(() => readScannerOutput(text)).toThrow(sentence));
});

it('a byte of one digit counts as a byte', () => {
  expect(readScannerOutput('0x3, 0x03, 0xa0, 0xff').packets[0]?.bytes).toEqual(hexToBytes('0303a0ff'));
});
