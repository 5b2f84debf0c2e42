/** The part of `package-lock.json`, version 3, that is looked at. */
export interface Lockfile {
  /** By their places; a `link` stands for a folder of this project, and what is `inBundle` came inside another package. */
  packages: Record<
    string,
    {resolved?: string; integrity?: string; license?: string; link?: boolean; inBundle?: boolean}
  >;
}

/** Where packages may come from; one without an address comes from the registry that npm is set to. */
const registry = 'https://registry.npmjs.org/';

const setOf = (names: string) => new Set(names.split(/\s+/));

/** Licenses that a public site may be built with and shipped under. */
const allowedLicenses = setOf(
  `0BSD Apache-2.0 BlueOak-1.0.0 BSD BSD-2-Clause BSD-3-Clause CC-BY-4.0 CC0-1.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1 PSF-2.0
  Python-2.0 Unlicense WTFPL Zlib`,
);

/** Packages whose lock entry names no license; each has the MIT or the BSD license in its folder. */
const unnamedButFree = setOf(
  `busboy compute-gcd compute-lcm eval format parse-cache-control rechoir require-like streamsearch svg-tags
  validate.io-function validate.io-integer validate.io-integer-array validate.io-number zod-to-ts`,
);

/** Data that a check reads and the site does not ship, under licenses that hold for what is passed on. */
const readByChecksAlone = new Map([['@cspell/dict-en-common-misspellings', 'CC BY-SA 4.0']]);

/** Whether a license, or one of those that are offered, is allowed. */
export function isAllowed(license: string): boolean {
  const offered = license.replace(/[()]/g, '').split(/\s+OR\s+/);
  return offered.some((one) => one.split(/\s+AND\s+/).every((part) => allowedLicenses.has(part)));
}

/** Finds packages that are not held to one content from one registry, or have a license that nobody agreed to. */
export function lockfileProblems({packages}: Lockfile): string[] {
  const problems: string[] = [];
  for (const [place, {resolved, integrity, license, link, inBundle}] of Object.entries(packages)) {
    if (place === '' || link) continue;
    const name = place.replace(/^.*node_modules\//, '');
    const digest = integrity ? `the digest ${integrity.slice(0, 12)}…` : 'no digest';
    if (resolved !== undefined && !resolved.startsWith(registry))
      problems.push(`${name}: comes from ${resolved}, not from ${registry}`);
    if (!inBundle && !integrity?.startsWith('sha512-')) problems.push(`${name}: has ${digest}, not sha512`);
    const known = license ?? (unnamedButFree.has(name) ? 'MIT' : '(none named)');
    if (readByChecksAlone.get(name) !== known && !isAllowed(known))
      problems.push(`${name}: has the license ${known}, which lockfileProblems.ts does not list`);
  }
  return problems;
}
