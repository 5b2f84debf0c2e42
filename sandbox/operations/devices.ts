import {renderDevice} from '../store/renderDevice';
import type {Handlers} from './Handler';
import {listDevices} from './listDevices';
import {registerDevices} from './registerDevices';
import {findDevice, updateDevice} from './updateDevice';

/** The operations of the tag Devices. */
export const devices: Handlers = {
  'register-new-devices': registerDevices,
  'list-devices': listDevices,
  'get-device': (call) => ({json: renderDevice(findDevice(call), call.organization)}),
  'update-device': updateDevice,
};
