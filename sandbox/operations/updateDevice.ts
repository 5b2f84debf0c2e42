import {badRequest, notFound} from '../http/ApiError';
import {renderDevice} from '../store/renderDevice';
import type {DeviceRecord} from '../store/DeviceRecord';
import type {OrganizationRecord} from '../store/Store';
import {checkTags, type InstallLocation, sandboxCapacity, storedLocation} from './deviceFields';
import type {Call, Handler} from './Handler';

interface DeviceChange {
  set_name?: string;
  set_tags?: Record<string, string>;
  set_install_location?: InstallLocation;
  set_destination_org_id?: string;
}

/** The device that a path names; throws 404 when the organization has none with that ID. */
export function findDevice({organization, parameters}: Call): DeviceRecord {
  const device = organization.devices.get(String(parameters.device_id).toLowerCase());
  if (!device) throw notFound();
  return device;
}

function arePaired(left: OrganizationRecord, right: OrganizationRecord): boolean {
  const {details: a} = left;
  const {details: b} = right;
  return a.production_org_id === b.org_id || b.production_org_id === a.org_id;
}

function moveDevice({organization, store}: Call, device: DeviceRecord, destinationId: string) {
  const destination = store.organizations.get(destinationId.toLowerCase());
  if (!destination || !arePaired(organization, destination)) {
    throw badRequest('set_destination_org_id must be the paired organization.');
  }
  if (destination.devices.size >= sandboxCapacity(destination)) {
    throw badRequest('A sandbox organization can hold at most 100 devices.');
  }
  organization.devices.delete(device.id);
  destination.devices.set(device.id, device);
  return {json: renderDevice(device, destination)};
}

/** `update-device`: changes a device, or moves it to the paired organization; its packets stay where they are. */
export const updateDevice: Handler = (call) => {
  const device = findDevice(call);
  const {set_name, set_tags, set_install_location, set_destination_org_id} = call.body as DeviceChange;
  if (set_destination_org_id !== undefined) return moveDevice(call, device, set_destination_org_id);
  if (set_tags) checkTags(set_tags, 'set_tags');
  device.name = set_name ?? device.name;
  device.customTags = set_tags ?? device.customTags;
  if (set_install_location) device.install_location = storedLocation(set_install_location);
  return {json: renderDevice(device, call.organization)};
};
