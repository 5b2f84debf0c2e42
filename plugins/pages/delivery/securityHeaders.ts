import {type Allowed, contentSecurityPolicy} from './contentSecurityPolicy';

const twoYears = 2 * 365 * 24 * 60 * 60;

/** What no page of the site asks a browser for. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Headers that every answer carries. */
export function securityHeaders(allowed: Allowed): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(allowed),
    'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
