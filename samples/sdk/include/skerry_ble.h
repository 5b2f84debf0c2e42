/**
 * @file
 * Device SDK: packets of the terrestrial network.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#ifndef SKERRY_BLE_H
#define SKERRY_BLE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * 16-bit service UUID in every advertising packet
 *
 * @since 3.0.0
 */
#define SKERRY_BLE_UUID 0xFFA0

/**
 * Largest payload
 *
 * @unit bytes
 * @since 3.0.0
 */
#define SKERRY_BLE_MAX_DATA_LEN 13

/**
 * What skerry_ble_advertise_get() adds to the payload: UUID 2, version and sequence number 2, ephemeral device ID 4,
 * tag 4
 *
 * @unit bytes
 * @since 2.0.0
 */
#define SKERRY_BLE_ADV_HEADER_SIZE 12

/**
 * Encrypts a payload and writes the service data of an advertising packet, from the UUID to the ciphertext. Each
 * success takes one sequence number. The packet fits legacy advertising only.
 *
 * @param in [in_len bytes; NULL allowed if in_len is 0] Payload in plain text
 * @param in_len [0 to 13 bytes] Length of the payload
 * @param out [Not NULL] Receives 12 + in_len bytes
 * @param out_len [Not NULL; on entry at least 12 + in_len bytes] On entry the size of out, on success the number of
 *        bytes written. Set it before each call
 * @retval 0
 * @retval -EINVAL No key, time not set, NULL argument, in_len above 13, out too small
 * @retval -EPERM With the nonce check: the nonce would repeat
 * @retval nonzero Error of the crypto backend, unchanged
 * @thread Not thread-safe, not re-entrant
 * @since 1.0.0
 */
int skerry_ble_advertise_get(const uint8_t *in, size_t in_len, uint8_t *out, size_t *out_len);

/**
 * Tells how long the current packet stays up to date.
 *
 * @return Milliseconds to the next rotation of the time counter, 1 to 86,400,000. In Unix mode that is the time to
 *         00:00 UTC
 * @thread Same thread as the other calls. Meaningful once the time is set
 * @since 3.0.0
 */
uint32_t skerry_ble_advertise_expiration_get(void);

#ifdef __cplusplus
}
#endif

#endif
