/** Whether a browser sends Global Privacy Control or Do Not Track. */
export function refusesMonitoring(from: {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}): boolean {
  return from.globalPrivacyControl === true || from.doNotTrack === '1';
}
