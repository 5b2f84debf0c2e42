import {badRequest} from '../http/ApiError';
import type {DeviceRecord} from '../store/DeviceRecord';
import type {OrganizationRecord} from '../store/Store';

/** The schema `InstallLocation` of the API. */
export type InstallLocation = NonNullable<DeviceRecord['install_location']>;

/** A location as it is stored: latitude 0 and longitude 0 stand for none. */
export function storedLocation(location: InstallLocation | undefined): InstallLocation | undefined {
  return location && (location.lat !== 0 || location.long !== 0) ? location : undefined;
}

/** Throws 400 for custom tags that claim the platform's own tag. */
export function checkTags(tags: Record<string, string>, field: string): void {
  if ('_env' in tags) throw badRequest(`${field} cannot hold _env, which the platform sets.`);
}

/** Devices that an organization can hold. */
export function sandboxCapacity({details}: OrganizationRecord): number {
  return details.org_type === 'sandbox' ? 100 : Number.POSITIVE_INFINITY;
}
