/** A header with one entry of each kind, and a page that agrees with it. */
export const fixture = {
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

| Name | Value | Unit | Meaning | Since |
|---|---|---|---|---|
| \`SDK_MAX\` | 13 | bytes | Largest [payload](#payload) | 1.0.0 |

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
