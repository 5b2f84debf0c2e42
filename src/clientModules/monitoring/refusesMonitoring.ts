/** What of a browser tells that its reader does not want to be followed; the old places are those of old browsers. */
export interface PrivacySignals {
  navigator: {globalPrivacyControl?: boolean; doNotTrack?: string | null; msDoNotTrack?: string};
  doNotTrack?: string | null;
}

/** Whether the browser sends Global Privacy Control or Do Not Track. */
export function refusesMonitoring({navigator, doNotTrack}: PrivacySignals): boolean {
  const signals = [navigator.doNotTrack, navigator.msDoNotTrack, doNotTrack];
  return navigator.globalPrivacyControl === true || signals.some((sent) => sent === '1' || sent === 'yes');
}
