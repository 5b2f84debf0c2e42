// Read by `docusaurus write-translations` to extract texts; the build itself compiles with SWC.
module.exports = {presets: [require.resolve('@docusaurus/core/lib/babel/preset')]};
