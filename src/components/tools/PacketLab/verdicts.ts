import type {PacketError, PacketErrorKind} from '@site/model/packet/PacketError';
import type {BuildView} from './buildLab';
import {placeText, spacedHex} from './texts';

/** What came out, in the order in which a reader needs it. */
export interface Verdict {
  tone: 'good' | 'bad' | 'open';
  title: string;
  text: string;
  /** Name of the field at fault. */
  faulty?: string;
  /** Where it stands and what it holds. */
  place?: string;
}

const titles: Record<PacketErrorKind, string> = {
  'invalid-argument': 'A value is out of its range',
  'payload-too-long': 'The payload is too long',
  'repeated-nonce': 'This nonce was used before',
  truncated: 'The bytes end too early',
  'packet-too-long': 'Too many bytes',
  'missing-service-data': 'No service data of this network',
  'missing-uuid-list': 'The UUID list is missing',
  'swapped-byte-order': 'A byte-order bug',
  'unknown-version': 'Another protocol version',
  'wrong-day': 'A genuine packet of another day',
  'wrong-tag': 'The right device, the wrong tag',
  'wrong-id': 'The right tag, the wrong ID',
  'wrong-key': 'Neither ID nor tag fits this key',
};

/** What service data alone leaves open, which is the most frequent fault. */
export const uncheckedList =
  'The UUID list in front of it is not checked, since these bytes are service data alone: gateways look for it. Paste the whole advertising data to check it too.';

/** Says what is wrong with a packet. */
export function verdictOf({kind, message, faulty, fields}: PacketError): Verdict {
  const field = fields.find(({name}) => name === faulty);
  const place =
    field && `At ${placeText(field.offset, field.length)}, ${field.name}: ${spacedHex(field.bytes)}`;
  return {tone: 'bad', title: titles[kind], text: message, faulty, place};
}

/** Says what a packet that was built is, beside the bytes of the firmware where there are some. */
export function builtVerdict({packet, comparison}: BuildView): Verdict | undefined {
  if (!packet) return undefined;
  if (!comparison) {
    return {
      tone: 'open',
      title: `${packet.advertisingData.length} bytes of advertising data`,
      text: 'Paste your firmware’s bytes above to compare them.',
    };
  }
  const {form, fields, cause} = comparison;
  if (!cause) {
    const open = form === 'service-data' ? ` ${uncheckedList}` : '';
    return {tone: 'good', title: 'Every byte is the same', text: `Your firmware makes this packet.${open}`};
  }
  const different = fields.filter(({isEqual}) => !isEqual);
  const [first] = different;
  const place =
    first &&
    `First difference: ${first.name}, expected ${spacedHex(first.bytes)}, found ${first.found ? spacedHex(first.found) : 'nothing'}${first.foundOffset === undefined ? '' : ` at byte ${first.foundOffset}`}`;
  const title = different.length === 1 ? '1 field differs' : `${different.length} fields differ`;
  return {tone: 'bad', title, text: cause, place};
}
