export interface Feedback {
  /** The page's address, or what the reader calls it; may be empty. */
  page: string;
  version: string;
  vote?: 'yes' | 'no';
  /** The reader's own words; may be empty. */
  text: string;
}

/** Longest text and page, in characters, that the fields for them take. */
export const textLimit = 1_000;
export const pageLimit = 200;

/** Longest addresses: servers of some trackers answer more than 8 KB with an error, some mail programs stop at 2,048. */
const trackerLimit = 6_000;
const mailLimit = 2_000;

/** Room for a subject and for a page, in encoded characters: the rest is for the text. */
const subjectRoom = 300;
const pageRoom = 600;

/** Address of a tracker's form for a new issue, filled in; what would make it too long ends in `…`. */
export function trackerAddress(tracker: string, feedback: Feedback): string {
  const {origin, pathname, search} = new URL(tracker);
  return filledIn(`${origin}${pathname}${search ? `${search}&` : '?'}title=`, feedback, trackerLimit);
}

/** A `mailto:` address, filled in; what would make it too long ends in `…`. */
export function mailAddress(mail: string, feedback: Feedback): string {
  return filledIn(`mailto:${mail}?subject=`, feedback, mailLimit);
}

function filledIn(start: string, {page, version, vote, text}: Feedback, limit: number): string {
  const place = cleaned(page).replace(/\s+/g, ' ').trim();
  const path = place.replace(/^https?:\/\/[^/]+(?=\/)/, '');
  const subject = path ? `Feedback: ${path}` : 'Feedback on the documentation';
  const facts = [`Version: ${version}`, ...(vote ? [`Helpful: ${vote}`] : [])].join('\n');
  const address = [
    `${start}${fitted(subject, subjectRoom)}&body=`,
    place && encoded('Page: ') + fitted(place, pageRoom) + encoded('\n'),
    encoded(`${facts}\n\n`),
  ].join('');
  return address + fitted(text, limit - address.length);
}

/** A text as it stands in an address, cut between characters where it needs more than its room. */
function fitted(text: string, room: number): string {
  const whole = cleaned(text).trim();
  if (encoded(whole).length <= room) return encoded(whole);
  const end = encoded('…');
  let cut = '';
  for (const character of whole) {
    const next = cut + encoded(character);
    if (next.length + end.length > room) break;
    cut = next;
  }
  return cut + end;
}

/** Line breaks as mail programs expect them; trackers take them too. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll('%0A', '%0D%0A');
}

/** With one kind of line break, and without what cannot be encoded or means nothing in a text. */
function cleaned(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[^\P{Control}\n\t]/gu, '');
}
