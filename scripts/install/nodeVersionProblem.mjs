const comparator = /^(>=|<)(\d+)(?:\.(\d+))?(?:\.(\d+))?$/;

/** @param {number[]} a @param {number[]} b */
function compare(a, b) {
  for (let part = 0; part < 3; part++) {
    if (a[part] !== b[part]) return a[part] - b[part];
  }
  return 0;
}

/**
 * Says in one sentence why this Node version cannot run the project; undefined when it can.
 *
 * @param {string} version for example `20.20.2`
 * @param {string} range `engines.node` of package.json: comparators `>=` and `<` separated by spaces
 * @returns {string | undefined}
 */
export function nodeVersionProblem(version, range) {
  const found = version.split(/[.-]/).slice(0, 3).map(Number);
  const fits = range.split(/\s+/).every((part) => {
    const match = comparator.exec(part);
    if (!match)
      throw new Error(`package.json: engines.node "${range}": cannot read "${part}", use >= and <.`);
    const limit = [Number(match[2]), Number(match[3] ?? 0), Number(match[4] ?? 0)];
    return match[1] === '>=' ? compare(found, limit) >= 0 : compare(found, limit) < 0;
  });
  if (fits) return undefined;
  return `This is Node ${version}, and the site needs Node ${range}: install a fitting version from https://nodejs.org.`;
}
