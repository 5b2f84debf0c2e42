import type {DeviceRecord, Sighting} from './hearDevice';
import type {OrganizationRecord} from './Store';

const degrees = (value: number) => Math.round(value * 10_000) / 10_000;

/** Where the gateway was that heard a packet, in degrees; the same for the same sighting. */
export function gatewayPosition({heard, home, ownGateway}: Sighting) {
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

/** The field `eid_rotation` of a device. */
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

/** A device in the form of the schema `Device`. */
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
