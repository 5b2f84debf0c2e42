import {exampleIds} from './exampleIds';
import type {DeviceRecord, Sighting} from './hearDevice';
import type {OrganizationRecord, Store} from './Store';

const degrees = (value: number) => Math.round(value * 10_000) / 10_000;

/** Where the gateway was that heard a packet, in degrees; the same for the same sighting. */
function gatewayPosition({heard, home, ownGateway}: Sighting) {
  const offset = ownGateway ? 0 : ((heard / 1000) % 97) / 97 - 0.5;
  return {
    latitude: degrees(home.latitude + offset * 0.004),
    longitude: degrees(home.longitude - offset * 0.006),
  };
}

/** All tags of a device: its own ones and that of the platform. */
export function renderTags(device: DeviceRecord | undefined, organization: OrganizationRecord) {
  return {_env: organization.details.org_type, ...device?.customTags};
}

export function renderRotation({counterSource}: DeviceRecord) {
  return {counter_source: counterSource, period_seconds: 86_400};
}

/** The time of the newest packet in seconds, 0 for a device that was never heard. */
export function lastHeardAt(device: DeviceRecord, {packets}: OrganizationRecord): number {
  return (packets.lastOf(device.id, device.radio.network)?.heard ?? 0) / 1000;
}

function lastHeard(sighting: Sighting | undefined) {
  if (!sighting) return null;
  return {timestamp: sighting.heard / 1000, location: gatewayPosition(sighting)};
}

export function renderDevice(device: DeviceRecord, organization: OrganizationRecord) {
  const {packets} = organization;
  const terrestrial = lastHeard(packets.lastOf(device.id, 'TERRESTRIAL'));
  const satellite = lastHeard(packets.lastOf(device.id, 'SATELLITE'));
  return {
    name: device.name,
    id: device.id,
    created_ts: device.created_ts,
    tags: renderTags(device, organization),
    encryption: device.encryption,
    eid_rotation: renderRotation(device),
    ...(device.install_location && {install_location: device.install_location}),
    most_recent_packet: terrestrial || satellite ? {terrestrial, satellite} : {},
  };
}

/** A sighting in the form of the schema `Packet`. A device that has moved away keeps the packets that it left behind. */
export function renderPacket(sighting: Sighting, organization: OrganizationRecord, store: Store) {
  const organizations = [...store.organizations.values()];
  const device = organizations
    .find(({devices}) => devices.has(sighting.deviceId))
    ?.devices.get(sighting.deviceId);
  const heard = sighting.heard / 1000;
  const satellite = sighting.network === 'SATELLITE';
  const variation = Math.floor(heard) % 40;
  return {
    location: {
      ...gatewayPosition(sighting),
      altitude: satellite ? 0 : 9 + variation / 4,
      horizontal_accuracy: satellite ? 5000 : 4 + variation / 5,
      vertical_accuracy: 2 + variation / 20,
      // A gateway on Earth uses its last position, which may be some seconds old.
      timestamp: satellite ? heard : heard - 0.5 - variation,
    },
    device: {
      id: sighting.deviceId,
      ...(device && {name: device.name}),
      tags: renderTags(device, organization),
      payload: sighting.payload,
      rssi: satellite ? -118 : -55 - variation,
      timestamp: heard,
      counter: sighting.counter,
      sequence_number: sighting.sequence,
    },
    network_type: sighting.network,
    ...(sighting.ownGateway && {gateway: {gateway_id: exampleIds.gateway, service_id: 'ffa0'}}),
  };
}
