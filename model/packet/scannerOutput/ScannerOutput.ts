/** Where a pasted text comes from. */
export type ScannerFormat = 'btmon' | 'nrf-connect' | 'console' | 'raw';

/** What readers call each format. */
export const formatNames: Record<ScannerFormat, string> = {
  btmon: 'btmon',
  'nrf-connect': 'nRF Connect',
  console: 'a console log',
  raw: 'hexadecimal',
};

/** Bytes that a scanner or a log shows: advertising data, or the service data in it. */
export interface ScannedPacket {
  bytes: Uint8Array;
  /** Line of the text that they begin in, from 1. */
  line: number;
  /** Bluetooth address as the scanner shows it. */
  address?: string;
}

/** The packets in a pasted text, in the order in which they stand there. */
export interface ScannerOutput {
  format: ScannerFormat;
  packets: ScannedPacket[];
}

/** A text that holds no packet, or one that cannot be read: `message` says what was found, where, and what to change. */
export class ScannerOutputError extends Error {
  constructor(
    message: string,
    /** From 1. */
    readonly line: number,
  ) {
    super(message);
    this.name = 'ScannerOutputError';
  }
}
