const string = /"(?:[^"\\]|\\.)*"/.source;
const forTheServer = new RegExp(`, ${string}, require\\.resolveWeak\\(${string}\\)\\]`, 'g');

/**
 * Loader for the list of a site's modules: leaves out their names and numbers, which tell the server what it has
 * rendered.
 */
module.exports = function shortRegistry(source) {
  const short = source.replace(forTheServer, ']');
  if (short.includes('resolveWeak'))
    throw new Error(
      'plugins/first-load/shortRegistry.js does not know this form of .docusaurus/registry.js.',
    );
  return short;
};
