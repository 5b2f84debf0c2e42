const sort = 'deps.sort((a, b) => a[0].localeCompare(b[0]));';

/**
 * Loader for the theme's `useShallowMemoObject`: any order of the keys will do, and to compare by a language's rules
 * takes a phone 70 ms to set up.
 *
 * @throws Error when the framework sorts in another way
 */
module.exports = function sortPlainly(source) {
  if (!source.includes(sort))
    throw new Error(`The theme no longer has \`${sort}\`: see plugins/first-load/sortPlainly.js.`);
  return source.replace(sort, 'deps.sort((a, b) => (a[0] < b[0] ? -1 : 1));');
};
