/**
 * Says in one sentence why this Node version cannot run the project; undefined when it can.
 *
 * @param {string} version for example `20.20.2`
 * @param {string} range `engines.node` of package.json, such as `>=20.20 <25`
 */
export function nodeVersionProblem(version, range) {
  const [, ...limits] = /^>=(\d+)\.(\d+) <(\d+)$/.exec(range) ?? [];
  if (limits.length === 0)
    throw new Error(`package.json: engines.node: cannot read "${range}", write it as ">=20.20 <25".`);
  const [major, minor] = version.split('.').map(Number);
  const [leastMajor, leastMinor, end] = limits.map(Number);
  const isLate = major > leastMajor || (major === leastMajor && minor >= leastMinor);
  if (isLate && major < end) return undefined;
  return `This is Node ${version}, and the site needs Node ${range}: install a fitting version from https://nodejs.org.`;
}
