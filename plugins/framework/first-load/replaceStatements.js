const {version} = require('@docusaurus/core/package.json');

/** Loader that changes a file of the framework; its options are the file's entry in `changes.ts`. */
module.exports = function replaceStatements(source) {
  const {head = '', statements} = this.getOptions();
  let changed = source;
  for (const [statement, replacement] of Object.entries(statements)) {
    if (!changed.includes(statement))
      throw new Error(
        `${this.resourcePath} of Docusaurus ${version} no longer has \`${statement}\`: see plugins/framework/first-load/changes.ts.`,
      );
    changed = changed.replace(statement, () => replacement);
  }
  return head + changed;
};
