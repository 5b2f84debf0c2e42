import {hashSource, type InlineCode} from './digests';

/** An old address, and the address that stands for it; both with the base URL. */
export interface Redirect {
  from: string;
  to: string;
}

/** How a server has to answer for the site: what every format is written from. */
export interface Delivery {
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  /** Path that the site is served under, with a slash at both ends. */
  baseUrl: string;
  headers: Record<string, string>;
  /** Values of `Cache-Control`. */
  cache: {
    /** Files whose names carry a hash of their content: those under this path. */
    hashed: {under: string; value: string};
    /** All other files. */
    other: string;
    notFound: string;
  };
  redirects: Redirect[];
  /** Addresses of files in the build that are for servers, not for readers. */
  hidden: string[];
}

export const deliveryFile = '_delivery.json';

export const serverFiles = [deliveryFile, '_headers', '_redirects'];

/** What Emotion puts into a style element before it adds rules through the CSS object model: nothing. */
const emptyStyle = hashSource('');

export interface Allowed {
  inline: InlineCode;
  /** Hosts that scripts may call besides the site's own. */
  connectTo: string[];
}

function sources(...values: string[]): string {
  return [...new Set(values)].sort().join(' ');
}

export function contentSecurityPolicy({inline, connectTo}: Allowed): string {
  const directives = {
    'default-src': "'none'",
    'script-src': sources("'self'", ...inline.scripts),
    'style-src': sources("'self'", emptyStyle, ...inline.styles),
    // Attributes hold sizes and positions that the build or a component computed; no script comes that way.
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': sources("'self'", ...connectTo),
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

const twoYears = 2 * 365 * 24 * 60 * 60;

const unusedFeatures = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
];

/** How the site is delivered: what all formats, and our own server, follow. */
export function describeDelivery({
  siteUrl,
  baseUrl,
  redirects,
  ...allowed
}: Allowed & {siteUrl: string; baseUrl: string; redirects: Redirect[]}): Delivery {
  return {
    siteUrl,
    baseUrl,
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(allowed),
      'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    cache: {
      hashed: {under: `${baseUrl}assets/`, value: 'public, max-age=31536000, immutable'},
      // Kept, but asked for again at each use: pages, the search index and whatever keeps its name.
      other: 'no-cache',
      // A file that a new build brings must be found as soon as it is there.
      notFound: 'no-store',
    },
    redirects,
    hidden: serverFiles.map((file) => baseUrl + file),
  };
}
