import {hashSource, type InlineCode} from './html/inlineCode';

/** What Emotion puts into a style element before it adds rules through the CSS object model: nothing. */
const emptyStyle = hashSource('');

/** What a content security policy has to allow. */
export interface Allowed {
  inline: InlineCode;
  /** Hosts that scripts may call besides the site's own. */
  connectTo: string[];
}

function sources(...values: string[]): string {
  return [...new Set(values)].sort().join(' ');
}

/** The content security policy of all pages, the same for the same content. */
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
