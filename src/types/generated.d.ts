// Written by plugins/monitoring while it builds.
declare module '@generated/monitoring/default/settings.json' {
  const settings: import('@site/plugins/monitoring/shared/settings').MonitoringSettings;
  export default settings;
}
