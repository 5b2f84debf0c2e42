import {describe, expect, it} from 'vitest';
import {readHeader} from './readHeader';
import {readReference} from './readReference';
import {compareReference} from './compareReference';

/** A header with one entry of each kind, and a page that agrees with it. */
const fixture = {
  header: `#ifndef SDK_H
#define SDK_H

/**
 * Largest payload
 *
 * @unit bytes
 * @since 1.0.0
 */
#define SDK_MAX 13

/**
 * A place on Earth.
 *
 * @since 3.0.0
 */
struct sdk_place {
	double latitude; /* degrees */
};

/**
 * Terrestrial network
 *
 * @option CONFIG_SDK_BLE
 * @range on, off
 * @default off
 * @since 2.0.0
 */

/**
 * Sends bytes.
 *
 * @param data [len bytes] What to send
 * @param len [0 to 13 bytes] Length of data
 * @retval 0 The bytes are sent
 * @retval -EINVAL len is above 13
 * @retval nonzero Error of the radio
 * @thread Any thread
 * @since 1.0.0
 */
int sdk_send(const uint8_t *data, size_t len);

#endif
`,
  page: `---
title: Reference
---

## Return codes

| Code | Meaning |
|---|---|
| 0 | Success |
| \`-EINVAL\` | Bad argument |
| Other nonzero | Something else |

## Constants

| Name | Value | Meaning | Since |
|---|---|---|---|
| \`SDK_MAX\` | 13 bytes | Largest [payload](#payload) | 1.0.0 |

## Types

\`\`\`c
struct sdk_place {
	double latitude; /* degrees */
};
\`\`\`

| Type | Meaning | Since |
|---|---|---|
| \`struct sdk_place\` | A place on Earth | 3.0.0 |

### sdk_send {/* #sdk-send */}

\`\`\`c
int sdk_send(const uint8_t *data, size_t len);
\`\`\`

| Parameter | Unit and range | Meaning |
|---|---|---|
| \`data\` | \`len\` bytes | What to send |
| \`len\` | 0 to 13 bytes | Length of \`data\` |

| Property | Value |
|---|---|
| Returns | 0. The bytes are sent |
| Error \`-EINVAL\` | \`len\` is above 13 |
| Other nonzero | Error of the radio |
| Thread-safety | **Any thread** |
| Since | 1.0.0 |

\`\`\`c
const uint8_t data[SDK_MAX] = {0};
struct sdk_place place;
int err = sdk_send(data, sizeof(data));
\`\`\`

## Options

<FieldTable id="option">
<Field name="CONFIG_SDK_BLE" range="on, off" default="off" since="2.0.0">Terrestrial network</Field>
</FieldTable>

\`\`\`kconfig
CONFIG_SDK_BLE=y
\`\`\`
`,
};

function changed(text: string, place: string, by: string): string {
  expect(text.split(place), place).toHaveLength(2);
  return text.replace(place, () => by);
}

function problems({header, page}: typeof fixture): string[] {
  return compareReference(readHeader('sdk.h', header), readReference('page.mdx', page));
}

const problemsOfPage = (place: string, by: string) =>
  problems({...fixture, page: changed(fixture.page, place, by)});
const problemsOfHeader = (place: string, by: string) =>
  problems({...fixture, header: changed(fixture.header, place, by)});

it('finds nothing where header and page agree', () => {
  expect(problems(fixture)).toEqual([]);
});

describe('finds a difference, with file and line on both sides, in', () => {
  it.each([
    [
      'a prototype',
      'int sdk_send(const uint8_t *data',
      'int sdk_send(uint8_t *data',
      'page.mdx:34: sdk_send: the prototype is "int sdk_send(uint8_t *data, size_t len);", and sdk.h:41 has',
    ],
    [
      'the range of a parameter',
      '| 0 to 13 bytes |',
      '| 0 to 14 bytes |',
      'page.mdx:40: sdk_send: unit and range of len is "0 to 14 bytes", and sdk.h:41 has "0 to 13 bytes"',
    ],
    [
      'the meaning of a parameter',
      '| What to send |',
      '| Bytes |',
      'page.mdx:39: sdk_send: the meaning of data',
    ],
    ['what success means', '0. The bytes', '0. Perhaps the bytes', 'page.mdx:44: sdk_send: "Returns" is'],
    ['what an error means', 'is above 13 |', 'is odd |', 'page.mdx:45: sdk_send: "Error -EINVAL" is'],
    ['other errors', '| Error of the radio |', '| Unknown |', 'page.mdx:46: sdk_send: "Other nonzero" is'],
    ['the thread-safety', '**Any thread**', 'One thread', 'page.mdx:47: sdk_send: "Thread-safety" is'],
    ['a release', '| Since | 1.0.0 |', '| Since | 1.1.0 |', 'page.mdx:48: sdk_send: "Since" is "1.1.0"'],
    ['the value of a constant', '| 13 bytes', '| 12 bytes', 'page.mdx:17: SDK_MAX: the value is "12 bytes"'],
    ['the unit of a constant', '| 13 bytes', '| 13 bits', 'page.mdx:17: SDK_MAX: the value is "13 bits"'],
    [
      'the meaning of a constant',
      'Largest [payload]',
      'Usual [payload]',
      'page.mdx:17: SDK_MAX: the meaning',
    ],
    ['a struct', 'double latitude', 'float latitude', 'page.mdx:22: struct sdk_place: the definition is'],
    [
      'the range of an option',
      'range="on, off"',
      'range="on"',
      'page.mdx:59: CONFIG_SDK_BLE: "range" is "on"',
    ],
    ['the default of an option', 'default="off" ', '', 'page.mdx:59: CONFIG_SDK_BLE: "default" is nothing'],
    ['the release of an option', 'since="2.0.0"', 'since="3.0.0"', 'page.mdx:59: CONFIG_SDK_BLE: "since" is'],
  ])('%s', (_, place, by, problem) => {
    const [first, ...more] = problemsOfPage(place, by);
    expect(first).toContain(problem);
    expect(first).toMatch(/, and sdk\.h:\d+ has "/);
    expect(more).toEqual([]);
  });
});

describe('finds that the page lacks', () => {
  it('a function, and with its section the example', () => {
    const {page} = fixture;
    const section = page.slice(page.indexOf('### sdk_send'), page.indexOf('## Options'));
    expect(problemsOfPage(section, '')).toEqual([
      'sdk.h:41: the function sdk_send is missing in page.mdx',
      'sdk.h:10: SDK_MAX has no example in page.mdx',
      'sdk.h:17: struct sdk_place has no example in page.mdx',
      'sdk.h:41: sdk_send has no example in page.mdx',
    ]);
  });

  it.each([
    ['a constant', '| `SDK_MAX` |', '| `OTHER` |', 'sdk.h:10: the constant SDK_MAX is missing in page.mdx'],
    [
      'a type',
      '| `struct sdk_place` |',
      '| `struct other` |',
      'sdk.h:17: the type struct sdk_place is missing',
    ],
    [
      'an option',
      'name="CONFIG_SDK_BLE"',
      'name="CONFIG_OTHER"',
      'sdk.h:21: the option CONFIG_SDK_BLE is missing',
    ],
    [
      'an error',
      '| Error `-EINVAL` |',
      '| Error `-EBUSY` |',
      'sdk_send: "Error -EINVAL" is nothing, and sdk.h:41',
    ],
    [
      'a parameter',
      '| `len` | 0',
      '| `size` | 0',
      'sdk_send: unit and range of len is nothing, and sdk.h:41',
    ],
    [
      'a return code',
      '| `-EINVAL` | Bad',
      '| `-EBUSY` | Bad',
      'sdk.h:41: sdk_send returns -EINVAL, which the',
    ],
    ['an example of an option', 'CONFIG_SDK_BLE=y', 'CONFIG_BT=y', 'sdk.h:21: CONFIG_SDK_BLE has no example'],
  ])('%s', (_, place, by, problem) => {
    expect(problemsOfPage(place, by)).toContainEqual(expect.stringContaining(problem));
  });
});

describe('finds that the headers lack', () => {
  it.each([
    [
      'a function',
      '## Options',
      '### sdk_own\n\n```c\nint sdk_own(void);\n```\n\n## Options',
      'page.mdx:56: no header declares the function sdk_own',
    ],
    ['a constant', '| `SDK_MAX` |', '| `OTHER` |', 'page.mdx:17: no header declares the constant OTHER'],
    [
      'a type',
      '`struct sdk_place` |',
      '`struct other` |',
      'page.mdx:29: no header declares the type struct other',
    ],
    [
      'an option',
      '"CONFIG_SDK_BLE"',
      '"CONFIG_OTHER"',
      'page.mdx:59: no header declares the option CONFIG_OTHER',
    ],
    [
      'a return code',
      '| `-EINVAL` | Bad',
      '| `-EBUSY` | Bad',
      'page.mdx:10: no function of the headers returns',
    ],
    [
      'an error',
      '| Error `-EINVAL` |',
      '| Error `-EBUSY` |',
      'page.mdx:45: sdk_send: a property is "Error -EBUSY"',
    ],
    ['a parameter', '| `len` | 0', '| `size` | 0', 'page.mdx:40: sdk_send: a parameter is "size"'],
  ])('%s', (_, place, by, problem) => {
    expect(problemsOfPage(place, by)).toContainEqual(expect.stringContaining(problem));
  });
});

describe('finds what a comment does not document:', () => {
  it.each([
    ['the thread-safety', ' * @thread Any thread\n', 'the comment of sdk_send has no @thread'],
    ['a release', ' * @since 3.0.0\n', 'the comment of struct sdk_place has no @since'],
    [
      'a parameter',
      ' * @param len [0 to 13 bytes] Length of data\n',
      'the comment of sdk_send has @param for (data), where the prototype has (data, len)',
    ],
    [
      'what is returned',
      ' * @retval 0 The bytes are sent\n * @retval -EINVAL len is above 13\n * @retval nonzero Error of the radio\n',
      'the comment of sdk_send has no @retval',
    ],
  ])('%s', (_, place, problem) => {
    expect(problemsOfHeader(place, '')).toContainEqual(
      expect.stringMatching(`^sdk.h:\\d+: ${escaped(problem)}`),
    );
  });

  function escaped(text: string): string {
    return text.replace(/[()]/g, '\\$&');
  }
});
