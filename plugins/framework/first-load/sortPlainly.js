const replaceStatement = require('./replaceStatement');

/**
 * Loader for the theme's `useShallowMemoObject`, which sorts keys of properties by the rules of a language: any order
 * will do, and to set up those rules takes a phone 70 ms.
 */
module.exports = function sortPlainly(source) {
  return replaceStatement(
    source,
    'deps.sort((a, b) => a[0].localeCompare(b[0]));',
    'deps.sort((a, b) => (a[0] < b[0] ? -1 : 1));',
    {file: this.resourcePath, loader: 'sortPlainly.js'},
  );
};
