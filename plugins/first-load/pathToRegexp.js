/**
 * Stands in for path-to-regexp, which the router calls for the paths of routes: those of the site are literal, or `*`.
 *
 * A character behind a backslash is literal too, as the router writes the addresses of links.
 *
 * @throws Error for a path with parameters, which a build meets as it renders the pages
 */
module.exports = function pathToRegexp(path, keys, {end = true, strict = false, sensitive = false} = {}) {
  if (path !== '*' && /[:()[\]{}*]/.test(path.replace(/\\./g, ''))) {
    throw new Error(
      `The route ${path} has a parameter; plugins/first-load/pathToRegexp.js, which stands in for path-to-regexp, takes only literal paths and *.`,
    );
  }
  if (path === '*') {
    keys.push({name: 0});
    return /^(.*)(?:\/(?=$))?/;
  }
  return {exec: matcher(path.replace(/\\(.)/g, '$1'), {end, strict, sensitive})};
};

/** Compares as the original's expression does; to compile one for each of 700 pages takes a phone 10 ms. */
function matcher(literal, {end, strict, sensitive}) {
  const isFolder = literal.endsWith('/');
  const stem = !strict && isFolder ? literal.slice(0, -1) : literal;
  const fold = (text) => (sensitive ? text : text.toLowerCase());
  const wanted = fold(stem);
  return (address) => {
    if (!fold(address).startsWith(wanted)) return null;
    const rest = address.slice(stem.length);
    if (rest === '/' && !strict) return [address];
    const isWhole = rest === '' || (!end && (rest.startsWith('/') || (strict && isFolder)));
    return isWhole ? [address.slice(0, stem.length)] : null;
  };
}

/** For a redirect, which fills in parameters: a literal path has none. */
module.exports.compile = (path) => () => path;
