import fc from 'fast-check';
import {expect, it} from 'vitest';
import {type Feedback, mailAddress, trackerAddress} from './feedbackAddress';

const tracker = 'https://code.example/docs/issues/new';
const mail = 'support@firm.example';
const feedback: Feedback = {
  page: 'https://docs.example/docs/intro#pull',
  version: 'Latest',
  vote: 'no',
  text: 'Step 4 & 5 = "50 %"?\nname the account #1',
};
const body =
  'Page: https://docs.example/docs/intro#pull\r\nVersion: Latest\r\nHelpful: no\r\n\r\n' +
  'Step 4 & 5 = "50 %"?\r\nname the account #1';

const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

it('fills in an issue', () => {
  const address = trackerAddress(tracker, feedback);
  expect(address.startsWith(`${tracker}?title=`)).toBe(true);
  expect(queryOf(address)).toEqual({title: 'Feedback: /docs/intro#pull', body});
});

it('keeps what the address of the tracker asks for already', () => {
  const address = trackerAddress(`${tracker}?labels=docs`, feedback);
  expect(queryOf(address)).toEqual({labels: 'docs', title: 'Feedback: /docs/intro#pull', body});
});

it('fills in a mail', () => {
  const address = mailAddress(mail, feedback);
  expect(address.startsWith('mailto:support@firm.example?subject=Feedback%3A%20')).toBe(true);
  expect(queryOf(address)).toEqual({subject: 'Feedback: /docs/intro#pull', body});
  expect(address).not.toContain('+');
});

it('leaves out what is not known', () => {
  const address = mailAddress(mail, {page: '', version: 'Latest', text: ''});
  expect(queryOf(address)).toEqual({
    subject: 'Feedback on the documentation',
    body: 'Version: Latest\r\n\r\n',
  });
});

it('keeps a subject to one line, so that no header can be added to a mail', () => {
  const page = 'Intro\r\nBcc: a@b.example';
  expect(queryOf(mailAddress(mail, {...feedback, page})).subject).toBe('Feedback: Intro Bcc: a@b.example');
});

it('replaces half characters, drops control characters and keeps the rest', () => {
  const {body: sent} = queryOf(trackerAddress(tracker, {...feedback, text: 'a\uD83Db\0c\u001B😀 é\tz'}));
  expect(sent).toMatch(/a\uFFFDbc😀 é\tz$/);
});

it.each([
  ['a tracker', 6_000, (text: string) => trackerAddress(tracker, {...feedback, text})],
  ['a mail', 2_000, (text: string) => mailAddress(mail, {...feedback, text})],
])('cuts what is too long for %s between characters, and says so', (_, limit, addressFor) => {
  const address = addressFor('😀'.repeat(1_000));
  expect(address.length).toBeLessThanOrEqual(limit);
  expect(address.length).toBeGreaterThan(limit - 12 - 9);
  expect(queryOf(address).body).toMatch(/\r\n\r\n(😀)+…$/u);
});

it('makes an address of whatever is typed', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', '&', '#', '\n', '\r', '\0', 'é', '漢', '😀', '\uD83D', '%', '/'),
    maxLength: 1_000,
    size: 'max',
  });
  fc.assert(
    fc.property(text, text, (words, page) => {
      const typed = {page, version: 'Latest', text: words};
      for (const [address, limit] of [
        [trackerAddress(tracker, typed), 6_000],
        [mailAddress(mail, typed), 2_000],
      ] as const) {
        expect(address.length).toBeLessThanOrEqual(limit);
        expect(() => decodeURIComponent(address)).not.toThrow();
        expect([...new URL(address).searchParams.keys()]).toHaveLength(2);
        expect(new URL(address).hash).toBe('');
      }
    }),
  );
});
