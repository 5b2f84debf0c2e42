// Written by plugins/site/monitoring while it builds.
declare module '@generated/monitoring/default/settings.json' {
  const settings: import('@site/config/monitoring').MonitoringSettings;
  export default settings;
}

// Written by plugins/content/excerpts; plugins/framework/static-html makes blocks of it.
declare module '@generated/excerpts/landing.blocks.json' {
  const blocks: import('@site/src/components/StaticHtml/blocksFromPage').StaticBlock[];
  export default blocks;
}
