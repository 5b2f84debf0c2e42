const {version} = require('@docusaurus/core/package.json');

/**
 * Loader for the docs plugin's data about a version, which comes with each of its pages: leaves out title and
 * description of all pages, which only `DocCardList` reads, and no page of this site has one.
 */
module.exports = function dropPageIndex(json) {
  const data = JSON.parse(json);
  if (!data.version) return json;
  if (!data.version.docs)
    throw new Error(
      `${this.resourcePath} of Docusaurus ${version} no longer has \`version.docs\`: see plugins/framework/first-load/dropPageIndex.js.`,
    );
  return JSON.stringify({...data, version: {...data.version, docs: {}}});
};
