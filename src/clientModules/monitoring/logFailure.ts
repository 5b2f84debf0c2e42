/** Says while developing what went wrong; a reader is not told that they are not measured. */
export function logFailure(error: unknown): void {
  if (process.env.NODE_ENV === 'development') console.warn('Monitoring could not be started:', error);
}
