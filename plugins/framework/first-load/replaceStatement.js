const {version} = require('@docusaurus/core/package.json');

/**
 * Puts a text in the place of a statement in a file of the framework.
 *
 * @param file the whole path
 * @param loader file of this folder that counts on the statement
 * @throws Error when the framework no longer has it
 */
module.exports = function replaceStatement(source, statement, replacement, {file, loader}) {
  if (source.includes(statement)) return source.replace(statement, () => replacement);
  throw new Error(
    `${file} of Docusaurus ${version} no longer has \`${statement}\`: see plugins/framework/first-load/${loader}.`,
  );
};
