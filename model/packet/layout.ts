/** Most bytes of a payload. */
export const maxPayloadLength = 13;
/** Most bytes of legacy advertising data. */
export const maxAdvertisingLength = 31;
/** Bytes of service data before the ciphertext: UUID, header, ephemeral device ID and tag. */
export const serviceDataHeaderLength = 12;
/** Bytes before the service data: the UUID list, and length and type of the service data's AD structure. */
export const advertisingHeaderLength = 6;
/** Largest sequence number: it has 10 bits. */
export const maxSequenceNumber = 1023;
/** The one protocol version that this code knows. */
export const knownVersion = 0;

/** Assigned numbers of the AD types that matter here. */
export const adType = {incompleteUuidList: 0x02, completeUuidList: 0x03, serviceData: 0x16} as const;

/** One row of the layout: where a field is, and what it means. */
export interface LayoutRow {
  name: string;
  /** From the beginning of the part, in bytes. */
  offset: number;
  /** In bytes; `rest` is up to the end. */
  length: number | 'rest';
  meaning: string;
}

/** The AD structure that gateways filter by. */
export const uuidListLayout: readonly LayoutRow[] = [
  {name: 'UUID list length', offset: 0, length: 1, meaning: 'Length of the AD structure without this byte'},
  {name: 'UUID list type', offset: 1, length: 1, meaning: 'AD type: complete list of 16-bit service UUIDs'},
  {name: 'UUID list', offset: 2, length: 'rest', meaning: 'Service UUIDs, each little-endian'},
];

/** The head of the AD structure that holds the service data. */
export const serviceDataHeadLayout: readonly LayoutRow[] = [
  {
    name: 'service data length',
    offset: 0,
    length: 1,
    meaning: `Length of the AD structure: ${1 + serviceDataHeaderLength} + payload`,
  },
  {name: 'service data type', offset: 1, length: 1, meaning: 'AD type: service data, 16-bit UUID'},
];

/** What the SDK returns, and what follows the AD type on air. */
export const serviceDataLayout: readonly LayoutRow[] = [
  {name: 'service UUID', offset: 0, length: 2, meaning: 'Service UUID of the network, little-endian'},
  {
    name: 'version and sequence',
    offset: 2,
    length: 1,
    meaning: 'Bits 7 to 2: protocol version. Bits 1 and 0: bits 9 and 8 of the sequence number',
  },
  {name: 'sequence', offset: 3, length: 1, meaning: 'Bits 7 to 0 of the sequence number'},
  {
    name: 'ephemeral device ID',
    offset: 4,
    length: 4,
    meaning:
      'Names the device for one time counter, in the order in which the key derivation outputs the bytes',
  },
  {name: 'authentication tag', offset: 8, length: 4, meaning: 'The first 4 bytes of the CMAC'},
  {name: 'ciphertext', offset: 12, length: 'rest', meaning: 'Encrypted payload, same length as the payload'},
];

/** A structure of which the length alone is there. */
export const untypedStructureLayout = inOneField(
  'AD structure without a type',
  'The bytes end behind this length, so what it is the length of cannot be told',
);

/** A structure beside the two of the packet, such as Flags. */
export const otherStructureLayout = inOneField(
  'other AD structure',
  'Not part of the packet; it costs payload',
);

function inOneField(name: string, meaning: string): readonly LayoutRow[] {
  return [{name, offset: 0, length: 'rest', meaning}];
}

/** A field as it stands in a packet; its offset is from the first byte that was passed in. */
export interface Field extends LayoutRow {
  length: number;
  bytes: Uint8Array;
}

/** Cuts a part of a packet into its fields; one that is cut off is shorter, and one without bytes is left out. */
export function cutFields(
  bytes: Uint8Array,
  layout: readonly LayoutRow[],
  start: number,
  end: number,
): Field[] {
  return layout.flatMap(({name, offset, length, meaning}) => {
    const from = start + offset;
    const to = length === 'rest' ? end : Math.min(from + length, end);
    return to > from ? [{name, offset: from, length: to - from, meaning, bytes: bytes.slice(from, to)}] : [];
  });
}
