// Written by plugins/site/monitoring while it builds.
declare module '@generated/monitoring/default/settings.json' {
  const settings: import('@site/plugins/site/monitoring/shared/settings').MonitoringSettings;
  export default settings;
}
