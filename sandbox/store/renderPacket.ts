import {exampleIds} from './exampleIds';
import type {Sighting} from './hearDevice';
import {gatewayPosition, renderTags} from './renderDevice';
import type {OrganizationRecord, Store} from './Store';

function findDevice(store: Store, id: string) {
  for (const {devices} of store.organizations.values()) {
    const device = devices.get(id);
    if (device) return device;
  }
  return undefined;
}

/** A sighting in the form of the schema `Packet`. A device that has moved away keeps the packets that it left behind. */
export function renderPacket(sighting: Sighting, organization: OrganizationRecord, store: Store) {
  const device = findDevice(store, sighting.deviceId);
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
