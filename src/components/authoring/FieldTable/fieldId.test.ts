import {expect, it} from 'vitest';
import {fieldId} from './fieldId';

it.each([
  ['rssi', 'packet-rssi'],
  ['device.sequence_number', 'packet-device-sequence_number'],
  ['device.tags[]', 'packet-device-tags'],
  ['Protocol version', 'packet-protocol-version'],
])('names %s in addresses so that it can be linked to: %s', (name, id) => {
  expect(fieldId('packet', name)).toBe(id);
});
