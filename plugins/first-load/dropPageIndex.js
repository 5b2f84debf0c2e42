/**
 * Loader for the docs plugin's data about a version: leaves out the title and description of every page of
 * it, which only `DocCardList` reads and which would come with each page.
 */
module.exports = function dropPageIndex(json) {
  const data = JSON.parse(json);
  return JSON.stringify(data.version ? {...data, version: {...data.version, docs: {}}} : data);
};
