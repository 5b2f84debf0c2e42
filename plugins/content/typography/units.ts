/** Signs of units that stay on the line of their number. */
export const units: readonly string[] = [
  ...['ns', 'µs', 'ms', 's', 'min', 'h', 'd'],
  ...['%', '‰', 'ppm'],
  ...['B', 'kB', 'MB', 'GB', 'KB', 'KiB', 'MiB', 'GiB', 'bit/s', 'kbit/s', 'Mbit/s'],
  ...['dB', 'dBm', 'Hz', 'kHz', 'MHz', 'GHz'],
  ...['nA', 'µA', 'mA', 'A', 'µC', 'mC', 'mAh', 'mV', 'V', 'mW', 'W'],
  ...['mm', 'cm', 'm', 'km', 'm/s', 'km/h'],
  ...['°C', '°', 'USD', 'px', 'rem'],
];
