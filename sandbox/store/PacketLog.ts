import {type DeviceRecord, hearDevice, type Sighting} from './hearDevice';

/** How long packets can be retrieved, in milliseconds. */
export const retention = 30 * 86_400_000;

/** Packets in the order in which the platform received them. */
export class PacketLog {
  #sightings: Sighting[] = [];

  /** Adds what the network heard of the devices until now, in milliseconds, and drops what is older than 30 days. */
  advance(devices: Iterable<DeviceRecord>, now: number): void {
    const heard = [...devices].flatMap((device) => hearDevice(device, now));
    heard.sort((left, right) => left.received - right.received);
    for (const sighting of heard) this.append(sighting);
    const firstKept = this.#sightings.findIndex(({received}) => received > now - retention);
    const gone = firstKept === -1 ? this.#sightings.length : firstKept;
    // Not at each call: what has just run out still counts in metrics.
    if (gone > 5000) this.#sightings.splice(0, gone);
  }

  /** Adds a sighting; its time of reception is moved behind that of the last one, so that it marks a place in the log. */
  append(sighting: Sighting): void {
    const last = this.#sightings.at(-1)?.received ?? 0;
    if (sighting.received <= last) sighting.received = last + 0.01;
    this.#sightings.push(sighting);
  }

  /** Sightings that were received after one time and before another, in milliseconds, oldest first. */
  between(after: number, before = Number.POSITIVE_INFINITY): Sighting[] {
    const start = this.#sightings.findLastIndex(({received}) => received <= after) + 1;
    return this.#sightings.slice(start).filter(({received}) => received < before);
  }

  /** The newest sighting of a device on a network. */
  lastOf(deviceId: string, network: Sighting['network']): Sighting | undefined {
    return this.#sightings.findLast((each) => each.deviceId === deviceId && each.network === network);
  }
}
