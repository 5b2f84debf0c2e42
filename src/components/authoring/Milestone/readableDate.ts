const format = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/**
 * A date for reading: `16 September 2026`.
 *
 * @param date as `YYYY-MM-DD`
 * @throws Error when it is no such date
 */
export function readableDate(date: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time)) throw new Error(`<Milestone date="${date}">: a date is written as 2026-09-16.`);
  return format.format(time);
}
