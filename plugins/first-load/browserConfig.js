/** Parts of the site's configuration that only a build reads. */
const forTheBuild = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * Loader for the site's configuration: leaves out what only a build reads, folders of the machine among it.
 *
 * @throws Error when the framework writes it in another form
 */
module.exports = function browserConfig(source) {
  const [, start, json] = /^([\s\S]*?export default )(\{[\s\S]*\});?\s*$/.exec(source) ?? [];
  if (!json)
    throw new Error(
      'plugins/first-load/browserConfig.js does not know this form of .docusaurus/docusaurus.config.mjs.',
    );
  const config = JSON.parse(json);
  for (const key of forTheBuild) delete config[key];
  const {experimental_router} = config.future;
  return `${start}${JSON.stringify({...config, future: {experimental_router}})};`;
};
