import type {Redirect} from '../../plugins/pages/delivery/describeDelivery';

/** What to do with the address of a request. */
export type Address = {kind: 'serve'; pathname: string} | {kind: 'move'; to: string} | {kind: 'refuse'};

/** Decoded path that names no file of a website: NUL and other controls, backslashes, steps upwards. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const unfit = /[\u0000-\u001f\u007f\\]|(?:^|\/)\.\.?(?:\/|$)/;

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Takes off `/`, `/index`, `.html` and any mixture of them at the end, and doubled slashes everywhere. */
function bare(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, '/');
  return single.replace(/(?:\/index(?:\.html)?|\.html|\/)+$/, '') || '/';
}

/**
 * Decides where a request goes: each page has one address, the bare path, and every other spelling of it is
 * moved there in one step, with its query.
 *
 * @param target the request line's target, for example `/docs/intro.html?a=1`
 * @param redirects old addresses, which are moved in every spelling
 */
export function canonicalAddress(target: string, redirects: Redirect[] = []): Address {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  const decoded = decode(path);
  if (!decoded?.startsWith('/') || unfit.test(decoded)) return {kind: 'refuse'};

  const pathname = bare(decoded);
  const redirect = redirects.find(({from}) => decode(from) === pathname);
  // The query stands before the part of the page.
  if (redirect) return {kind: 'move', to: redirect.to.replace(/^[^#]*/, (page) => page + query)};
  if (pathname === decoded) return {kind: 'serve', pathname};
  return {kind: 'move', to: pathname.split('/').map(encodeURIComponent).join('/') + query};
}
