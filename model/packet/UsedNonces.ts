import {PacketError} from './PacketError';

/** Remembers which pairs of time counter and sequence number one device key has used, as the SDK's nonce check does. */
export class UsedNonces {
  readonly #used = new Map<number, Set<number>>();

  /** Takes a pair, or throws when it was taken before. */
  claim(timeCounter: number, sequenceNumber: number): void {
    const ofDay = this.#used.get(timeCounter) ?? new Set();
    if (ofDay.has(sequenceNumber)) {
      throw new PacketError(
        'repeated-nonce',
        `Time counter ${timeCounter} and sequence number ${sequenceNumber} have made a packet already. ` +
          'Send the same bytes again, or take the next sequence number.',
      );
    }
    this.#used.set(timeCounter, ofDay.add(sequenceNumber));
  }
}
