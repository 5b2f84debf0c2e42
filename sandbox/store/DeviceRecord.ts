/** A device, and how the network hears it. */
export interface DeviceRecord {
  id: string;
  name: string;
  created_ts: number;
  /** Without `_env`, which follows from the organization. */
  customTags: Record<string, string>;
  encryption: string;
  counterSource: 'UNIX_TIME' | 'DEVICE_UPTIME';
  /** 16 or 32 bytes; the first data has none. No operation returns it again. */
  key?: Uint8Array;
  install_location?: {lat: number; long: number; location_name?: string};
  radio: Radio;
}

/** How the network hears a device. Times are in milliseconds. */
export interface Radio {
  network: 'TERRESTRIAL' | 'SATELLITE';
  /** Between two simulated packets; 0 for a device that has none, or no more. */
  every: number;
  /** First packet. */
  from: number;
  /** No packet at or after this time. */
  until: number;
  /** Packets up to this time are in the log. */
  loggedUntil: number;
  payload: 'hello' | 'tracker' | 'buoy';
  /** Whether one packet in ten is heard by a gateway of the organization's own too. */
  ownGateway: boolean;
  home: {latitude: number; longitude: number};
  /** The last pair of time counter and sequence number. */
  last?: {counter: number; sequence: number};
}
