import {z} from 'zod';
import {formatNames} from '../../model/packet/scannerOutput/readScannerOutput';
import {buildLab} from '../../src/components/tools/PacketLab/buildLab';
import {exampleDraft} from '../../src/components/tools/PacketLab/draft';
import {readLab} from '../../src/components/tools/PacketLab/readLab';
import {placeText, spacedHex} from '../../src/components/tools/PacketLab/texts';
import {builtVerdict, type Verdict} from '../../src/components/tools/PacketLab/verdicts';
import {tool} from './Tool';

/** The page of the packet, where the lab stands too. */
const sources = ['docs/device-sdk/terrestrial-module/advertising-packet'];

const key = z
  .string()
  .max(200)
  .describe(
    'Device key in hexadecimal or Base64. Used for this call alone: neither kept nor logged nor repeated.',
  );
const bytes = z.string().max(20_000);

const verdictText = (verdict: Verdict | undefined) =>
  verdict ? [`**${verdict.title}**`, ...(verdict.place ? [verdict.place] : []), verdict.text] : [];

function failed(errors: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(errors).flatMap(([name, error]) => (error ? [`${name}: ${error}`] : []));
}

export const buildPacket = tool({
  title: 'Build an advertising packet',
  description:
    "Makes the packet that a device key, a time, a sequence number and a payload give, and compares a firmware's bytes with it. Derived keys are left out of the answer, as they are secret too.",
  input: {
    key,
    time: z
      .union([z.string().max(40), z.int()])
      .describe('Time counter such as 20454, or UTC date such as 2026-01-01.'),
    sequence: z.union([z.string().max(40), z.int()]).describe('Sequence number, 0 to 1023.'),
    payload: z
      .string()
      .max(200)
      .describe('Up to 13 bytes: hexadecimal such as 68 65, or a text in quotes such as "hello".'),
    firmware: bytes
      .default('')
      .describe('Bytes that a firmware made, to compare; in any form that read_packet takes.'),
  },
  answer({time, sequence, ...given}) {
    const texts = {time: String(time), sequence: String(sequence)};
    const view = buildLab({...exampleDraft, ...given, mode: 'build', ...texts});
    const {errors, packet, comparison} = view;
    if (!packet) return {text: failed(errors).join('\n'), sources, isError: true};
    const values = {
      'Advertising data': packet.advertisingData,
      'Service data, as the SDK returns it': packet.serviceData,
      'Ephemeral device ID': packet.ephemeralDeviceId,
      Nonce: packet.nonce,
      Ciphertext: packet.ciphertext,
      'CMAC, all 16 bytes': packet.cmac,
    };
    const compared = (comparison?.fields ?? []).map(
      ({name, bytes: expected, found, isEqual}) =>
        `- ${name}: ${isEqual ? 'equal' : `expected ${spacedHex(expected)}, found ${found ? spacedHex(found) : 'nothing'}`}`,
    );
    const lines = [
      ...Object.entries(values).map(([name, value]) => `- ${name}: \`${spacedHex(value) || '(empty)'}\``),
      ...failed(errors),
      ...(comparison ? ['', ...verdictText(builtVerdict(view)), '', ...compared] : []),
    ];
    return {text: lines.join('\n'), sources};
  },
});

export const readPacket = tool({
  title: 'Read or debug an advertising packet',
  description:
    'Says what each byte of a packet is, decrypts it with the device key, and finds out what is wrong with it: byte order, key, day, tag, lengths. Takes hexadecimal digits, a log of nRF Connect, btmon, or a console.',
  input: {
    packet: bytes.describe('Advertising data or service data, in hexadecimal or as a scanner shows it.'),
    key: key.optional(),
    source: z
      .enum(['unix', 'uptime'])
      .default('unix')
      .describe('Where the device takes its time counter from.'),
    heard: z
      .string()
      .max(40)
      .optional()
      .describe('UTC date on which the packet was heard; today without it.'),
    chosen: z
      .int()
      .min(0)
      .optional()
      .describe('Which packet of a log, from 0; the first of the network without it.'),
  },
  answer({packet: output, key: deviceKey = '', source, heard, chosen}) {
    const today = new Date().toISOString().slice(0, 10);
    const view = readLab({...exampleDraft, output, key: deviceKey, source, heard: heard ?? today, chosen});
    const found = view.output;
    const errors = failed({packet: view.outputError, key: view.keyError, heard: view.heardError});
    const fields = view.fields.map(
      ({name, offset, length, bytes: value, meaning}) =>
        `| ${placeText(offset, length)} | ${name} | \`${spacedHex(value)}\` | ${meaning} |`,
    );
    const lines = [
      ...(found
        ? [`${formatNames[found.format]}: packet ${view.chosen} of ${found.packets.length}, from 0.`, '']
        : []),
      ...verdictText(view.verdict),
      ...errors,
      ...(fields.length > 0
        ? ['', '| Place | Field | Bytes | Meaning |', '| - | - | - | - |', ...fields]
        : []),
    ];
    return {text: lines.join('\n'), sources, isError: errors.length > 0};
  },
});
