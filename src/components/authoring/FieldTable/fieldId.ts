/** The id of a field's anchor: `packet` and `device.tags[]` give `packet-device-tags`. */
export function fieldId(tableId: string, name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  return [tableId, ...words].join('-');
}
