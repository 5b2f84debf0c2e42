/** Characters that a regular expression reads otherwise than as themselves. */
const special = /[.+*?=^!:${}()[\]|/\\]/g;

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
  const literal = path.replace(/\\(.)/g, '$1');
  const isFolder = literal.endsWith('/');
  let route = literal.replace(special, '\\$&');
  if (path === '*') {
    route = '(.*)';
    keys.push({name: 0});
  }
  if (!strict) route = `${isFolder ? route.slice(0, -2) : route}(?:\\/(?=$))?`;
  if (end) route += '$';
  else if (!(strict && isFolder)) route += '(?=\\/|$)';
  return new RegExp(`^${route}`, sensitive ? '' : 'i');
};

/** For a redirect, which fills in parameters: a literal path has none. */
module.exports.compile = (path) => () => path;
