/** By hand: the browser's formatter of dates takes a phone a tenth of a second to set up. */
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A date as `YYYY-MM-DD` for reading: `16 September 2026`; any other stops the build. */
export function readableDate(date: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time)) throw new Error(`<Milestone date="${date}">: a date is written as 2026-09-16.`);
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[month - 1]} ${year}`;
}
