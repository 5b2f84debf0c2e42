import {badRequest} from '../http/ApiError';
import type {Organization} from '../store/Store';
import type {Handlers} from './Handler';

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', {timeZone: name});
    return true;
  } catch {
    return false;
  }
}

/** The operations on an organization's own details. */
export const organization: Handlers = {
  'retrieve-organization-metadata': (call) => ({json: call.organization.details}),

  'update-organization-metadata': ({organization: {details}, body}) => {
    const changes = body as {
      set_name?: string;
      set_address?: Organization['address'];
      set_contact_info?: Organization['contact_info'];
      set_timezone?: string;
    };
    const {set_name, set_address, set_contact_info, set_timezone} = changes;
    const known = [set_name, set_address, set_contact_info, set_timezone];
    if (known.every((change) => change === undefined)) {
      throw badRequest('At least one field to change is required.');
    }
    if (set_timezone !== undefined && !isTimeZone(set_timezone)) {
      throw badRequest('set_timezone must be a name from the IANA time zone database.');
    }
    details.name = set_name ?? details.name;
    details.address = set_address ?? details.address;
    details.contact_info = set_contact_info ?? details.contact_info;
    details.timezone = set_timezone ?? details.timezone;
    return {json: details};
  },
};
