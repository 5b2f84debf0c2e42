import type {Delivery} from '../describeDelivery';
import {contentTypes} from './contentTypes';

export interface NginxServer {
  /** A port, which stands for all addresses of IPv4 and IPv6, or one address with a port. */
  http: string;
  https: string;
  certificate: string;
  certificateKey: string;
}

/** Everything that may end an address besides its bare path. */
const spelling = '(?:/index(?:\\.html)?|\\.html|/)';

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const literally = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function movedTo(to: string): string {
  const [path, hash] = to.split('#');
  return quoted(`${path}$is_args$args${hash ? `#${hash}` : ''}`);
}

const pathInText = (path: string) => (/^[\w./-]+$/.test(path) ? path : quoted(path));

/** A port alone means IPv4 to nginx. */
function listenLines(where: string, parameters = ''): string {
  const all = /^\d+$/.test(where) ? [where, `[::]:${where}`] : [where];
  return all.map((address) => `  listen ${address}${parameters};`).join('\n');
}

const policy = 'Content-Security-Policy';

/**
 * An nginx configuration of the site, to be included in the `http` block.
 *
 * @param retained of other builds, whose inline code the policy allows too: nginx may serve any of them meanwhile
 * @param root folder of the site; with a base URL, the folder in which the site lies under that path
 */
export function nginxSite(
  delivery: Delivery,
  retained: readonly Delivery[],
  nginx: NginxServer,
  root: string,
): string {
  const types = contentTypes();
  const {siteUrl, baseUrl, cache, hidden, redirects} = delivery;
  const headers = {
    ...delivery.headers,
    [policy]: joinPolicies([delivery, ...retained].map((build) => build.headers[policy])),
  };
  const home = literally(baseUrl.slice(0, -1));
  const {host, hostname} = new URL(siteUrl);
  // nginx counts text/html in by itself, and minds being told.
  const texts = [...new Set(types.values())].filter(
    (type) => /^text\/|json|xml/.test(type) && type !== 'text/html',
  );
  return `# Made from config/delivery.ts and the build: changes belong there, and the next release replaces this file.

# Addresses that have moved, in every spelling. Strings would match without regard to case.
map $uri $site_moved {
  default "";
${redirects.map(({from, to}) => `  ${quoted(`~^${literally(from)}${spelling}*$`)} ${movedTo(to)};`).join('\n')}
}
map $uri $site_cache_of_file {
  default ${quoted(cache.other)};
  ${quoted(`~^${literally(cache.hashed.under)}`)} ${quoted(cache.hashed.value)};
}
map $status $site_cache {
  default $site_cache_of_file;
  ~^[45] ${quoted(cache.notFound)};
}

server {
${listenLines(nginx.http)}
  server_name ${hostname};
  server_tokens off;

  # Where certificates are proved (ACME, HTTP-01), for example by: certbot certonly --webroot -w ${root}
  location ^~ /.well-known/acme-challenge/ {
    root ${pathInText(root)};
    default_type text/plain;
    try_files $uri =404;
  }
  location / {
    return 301 https://${host}$request_uri;
  }
}

server {
  # Debian 12 has nginx 1.22, which does not know "http2 on;"; from 1.25.1 on, nginx warns of this spelling and takes it.
${listenLines(nginx.https, ' ssl http2')}
  server_name ${hostname};
  ssl_certificate ${nginx.certificate};
  ssl_certificate_key ${nginx.certificateKey};
  ssl_protocols TLSv1.2 TLSv1.3;
  server_tokens off;

  root ${pathInText(root)};
  types {
${[...types].map(([ending, type]) => `    ${type} ${ending};`).join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${texts.sort().join(' ')};

  # The build has compressed files beside the others; nginx has no module for those of Zstandard.
  brotli_static on;
  gzip_static on;
  gzip_vary on;

  # A block with an add_header of its own would lose all of these, so no block has one.
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
  add_header Cache-Control $site_cache always;

  absolute_redirect off;
  error_page 404 ${baseUrl}404.html;

  location / {
    if ($site_moved) {
      return 301 $site_moved;
    }
    # Each page has one address; rewrite encodes what it matched, which return would not.
    rewrite ^${home}(?:(?:/index(?:\\.html)?|\\.html)/*)*$ ${baseUrl} permanent;
    rewrite ^(?!${home}/$)(/.*?)${spelling}+$ $1 permanent;
    if ($request_uri ~ ^[^?]*//) {
      rewrite ^(.*)$ $1 permanent;
    }
    try_files $uri $uri.html $uri/index.html =404;
  }
  location = ${baseUrl}404.html {
    internal;
  }
  location = ${baseUrl}404 {
    return 404;
  }
  # For servers, and compressed copies, which have no address of their own.
  location ~ ^(?:${hidden.map(literally).join('|')})$|\\.(?:br|gz|zst)$ {
    return 404;
  }
}
`;
}

function directives(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name, ...sources]) => [name, sources]));
}

/** A content security policy that allows what any of the given ones does, in the order of the first. */
export function joinPolicies([first, ...others]: string[]): string {
  const joined = directives(first);
  for (const [name, sources] of others.flatMap((policy) => [...directives(policy)])) {
    const all = new Set([...(joined.get(name) ?? []), ...sources]);
    if (all.size > 1) all.delete("'none'");
    joined.set(name, [...all].sort());
  }
  return [...joined].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
