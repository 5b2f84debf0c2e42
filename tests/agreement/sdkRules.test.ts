import {describe, expect, it} from 'vitest';
import {parseMarkdown} from '../../scripts/pages/parsePage';
import {readHeader} from '../sdk/readHeader';
import {factsFrom, releases, returnedErrors, type SdkFacts, threads, units} from './sdkRules';
import {disagreements, type Rule, readStatements} from './statements';

/** What a piece of Markdown states. */
const stated = (markdown: string, file = 'page.mdx') => readStatements(file, parseMarkdown(markdown));

const sdk = factsFrom(
  readHeader(
    'sdk.h',
    `/**
 * Sends. Blocks until all is sent.
 *
 * @param dbm [0 to 20 dBm] Power
 * @retval 0
 * @retval -EINVAL Too much
 * @thread Same thread as the other calls
 * @since 2.0.0
 */
int sdk_send(int dbm);

/**
 * Waits.
 *
 * @return Milliseconds
 * @thread Not thread-safe, not re-entrant
 * @since 3.0.0. In 1.x the name was sdk_sleep
 */
int sdk_wait(void);

/**
 * Describes.
 *
 * @return A text
 * @thread Any thread
 * @since 3.0.0
 */
const char *sdk_text(void);

/**
 * Drift
 *
 * @option CONFIG_SDK_DRIFT
 * @unit ppm
 * @default 10
 * @since 3.0.0
 */

/**
 * Long keys
 *
 * @option CONFIG_SDK_LONG
 * @range choice
 * @default selected
 * @since 3.0.0
 */

/**
 * Short keys
 *
 * @option CONFIG_SDK_SHORT
 * @range choice
 * @since 3.0.0
 */
`,
  ),
);

const outcome = (rule: Rule<SdkFacts>, markdown: string, file?: string) =>
  disagreements(stated(markdown, file), rule, sdk);
const row = (...cells: string[]) => `| A | B | C |\n|---|---|---|\n| ${cells.join(' | ')} |`;

describe('errors', () => {
  it.each([
    ['a sentence', '`sdk_send()` returns `-EPERM` then.'],
    ['a row', row('`sdk_send()`', '`-EPERM`', 'Because')],
    ['a row that begins with the symptom', row('`sdk_send` returns `-EPERM`', 'Cause', 'Remedy')],
    ['a clause before the name', 'You get `-EPERM` from `sdk_send()`.'],
  ])('that the header does not know are found in %s', (_, markdown) => {
    expect(outcome(returnedErrors, markdown).problems).toEqual([
      expect.stringMatching(/^page\.mdx:\d: sdk_send\(\) returns -EPERM, which sdk\.h:10 does not know$/),
    ]);
  });

  it('that the header knows, and those of other functions, are none', () => {
    const known = row('`sdk_send()`', '`-EINVAL`', 'Because');
    expect(outcome(returnedErrors, known)).toEqual({problems: [], compared: 1});
    const other = 'Not `sdk_send()` but `board_take()` returns `-EPERM`.';
    expect(outcome(returnedErrors, other)).toEqual({problems: [], compared: 0});
  });
});

describe('releases', () => {
  it.each([
    ['a sentence', 'Since 2.0.0 you may call `sdk_wait()`.', 'page.mdx'],
    ['a row', row('2.0.0', 'New: `sdk_wait`', ''), 'page.mdx'],
    [
      'the release notes',
      '## 2026-04-27: Device SDK 2.0.0\n\n- `sdk_wait()` waits.',
      'docs/release-notes.mdx',
    ],
  ])('that differ are found in %s', (_, markdown, file) => {
    expect(outcome(releases, markdown, file).problems).toEqual([
      expect.stringMatching(/sdk_wait is tied to release 2\.0\.0; sdk\.h:19 has "3\.0\.0\. In 1\.x/),
    ]);
  });

  it('that the header names are none', () => {
    expect(
      outcome(releases, 'Since 3.0.0 there is `sdk_wait()`; since 1.0.0 it has been `sdk_wait()`.'),
    ).toEqual({
      problems: [],
      compared: 2,
    });
  });
});

describe('units and values', () => {
  it.each([
    ['seconds', '`sdk_wait()` returns the seconds that are left.', /said to count seconds/],
    [
      'a default',
      'The drift, `CONFIG_SDK_DRIFT`, is 20 ppm by default.',
      /said to be 20 ppm; sdk\.h:\d+ has 10/,
    ],
    ['a range', '`sdk_send()` takes 4 to 20 dBm.', /said to take 4 to 20 dBm; sdk\.h:10 has 0 to 20/],
    [
      'the wrong default of a choice',
      'Take `CONFIG_SDK_SHORT` (default).',
      /CONFIG_SDK_SHORT is called a default/,
    ],
  ])('that differ are found: %s', (_, markdown, problem) => {
    expect(outcome(units, markdown).problems).toEqual([expect.stringMatching(problem)]);
  });

  it.each([
    '`sdk_wait()` returns milliseconds, not seconds.',
    'The drift, `CONFIG_SDK_DRIFT`, is 10 ppm by default.',
    '`sdk_send()` takes 0 to 20 dBm.',
    'Take `CONFIG_SDK_LONG` (default).',
  ])('that agree are none: %s', (markdown) => {
    expect(outcome(units, markdown)).toEqual({problems: [], compared: 1});
  });
});

describe('threads', () => {
  it.each([
    [
      'a remedy in a row',
      row('Stops', '`sdk_send()` blocks the thread', 'Send from a thread of its own'),
      /any thread/,
    ],
    ['the next sentence', '`sdk_send()` takes long. Call it from another thread.', /any thread/],
    ['an interrupt', 'Call `sdk_text()` from an interrupt handler.', /interrupt handler/],
    ['safety', '`sdk_send()` is thread-safe.', /is thread-safe/],
    ['its lack', '`sdk_text()` is not thread-safe.', /is not thread-safe; sdk\.h:\d+ has "Any thread"/],
    ['blocking', '`sdk_wait()` blocks for a second.', /that blocks/],
    ['the SDK as a whole', 'You may call the SDK from several threads.', /the SDK is said/],
  ])('that differ are found: %s', (_, markdown, problem) => {
    expect(outcome(threads, markdown).problems).toEqual([expect.stringMatching(problem)]);
  });

  it.each([
    ['`sdk_text()` may be called from any thread.', 1],
    ['`sdk_wait()` is not thread-safe.', 1],
    ['`sdk_send()` blocks. Do not call it from another thread.', 1],
    ['If several threads call the SDK, hold one mutex.', 0],
    ['Never call the SDK from an interrupt handler.', 0],
  ])('that agree are none: %s', (markdown, compared) => {
    expect(outcome(threads, markdown)).toEqual({problems: [], compared});
  });
});
