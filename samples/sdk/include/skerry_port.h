/**
 * @file
 * Device SDK: functions that a port provides, and that the SDK calls.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#ifndef SKERRY_PORT_H
#define SKERRY_PORT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Returns the time since start. It is monotonic, never wraps, and keeps counting in sleep.
 *
 * @return Milliseconds since start, 64 bits
 * @thread Called in the thread of an SDK call; must not block
 * @since 3.0.0
 */
uint64_t skerry_uptime_get(void);

/**
 * Creates the SDK's one lock. The lock is recursive: the thread that holds it may take it again.
 *
 * @retval 0
 * @retval nonzero No lock; skerry_init() reports the failure
 * @thread Called once, by skerry_init()
 * @since 3.0.0
 */
int skerry_lock_init(void);

/**
 * Takes the lock. With a single thread it may be empty.
 *
 * @thread Called in the thread of an SDK call; may block
 * @since 3.0.0
 */
void skerry_lock(void);

/**
 * Gives the lock back. With a single thread it may be empty.
 *
 * @thread Called in the thread of an SDK call
 * @since 3.0.0
 */
void skerry_unlock(void);

/**
 * Returns the sequence number of the next packet. The default counts in RAM and starts at 0 after each reset; with
 * CONFIG_SKERRY_NETWORK_SEQUENCE_NONCE_CUSTOM you provide it. The SDK calls it once for each new packet; never return
 * the same number for two packets of one time counter.
 *
 * @return The next sequence number, 0 to 1023; above 1023 if none is left: with the nonce check, skerry_ble_advertise_get() then returns -EPERM
 * @thread Called in the thread of an SDK call; may block, for a flash write
 * @since 3.0.0
 */
uint16_t skerry_sequence_counter_get(void);

/**
 * Prints a message of the SDK, which never holds a key. It may be empty.
 *
 * @param message [Zero-terminated string] Text without a line break
 * @thread Called in the thread of an SDK call; must not block
 * @since 3.0.0
 */
void skerry_log(const char *message);

/**
 * Fills a buffer with random bytes. It need not be a cryptographic generator. Only the satellite part calls it.
 *
 * @param out [len bytes] Receives the random bytes
 * @param len [Bytes] Length of the buffer
 * @retval 0
 * @retval nonzero No random bytes
 * @thread Called in the thread of an SDK call; must not block
 * @since 3.0.0
 */
int skerry_rand_get(uint8_t *out, size_t len);

/**
 * Starts your crypto backend.
 *
 * @retval 0
 * @retval nonzero The backend did not start; skerry_init() reports the failure
 * @thread Called once, by skerry_init()
 * @since 3.0.0
 */
int skerry_crypto_init(void);

/**
 * Overwrites a buffer with zeros in a way that the compiler does not remove.
 *
 * @param buffer [len bytes] What to overwrite
 * @param len [Bytes] Length of the buffer
 * @thread Called in the thread of an SDK call
 * @since 3.0.0
 */
void skerry_crypto_zeroize(void *buffer, size_t len);

/**
 * Encrypts with AES-CTR (NIST SP 800-38A).
 *
 * @param key [CONFIG_SKERRY_KEY_SIZE bytes] Key
 * @param block [16 bytes] Initial counter block. Its last 4 bytes count up, big-endian
 * @param in [len bytes] Plain text
 * @param len [Bytes] Length of plain text and ciphertext
 * @param out [len bytes] Receives the ciphertext
 * @retval 0
 * @retval nonzero An error of yours, but not -EPERM; it reaches the caller of skerry_ble_advertise_get() unchanged
 * @thread Called in the thread of an SDK call
 * @since 3.0.0
 */
int skerry_crypto_aes_ctr(const uint8_t *key, const uint8_t block[16], const uint8_t *in, size_t len, uint8_t *out);

/**
 * Computes AES-CMAC (RFC 4493; NIST SP 800-38B for keys of 32 bytes).
 *
 * @param key [CONFIG_SKERRY_KEY_SIZE bytes] Key
 * @param data [len bytes] Message
 * @param len [Bytes; 0 is valid] Length of the message
 * @param out [16 bytes] Receives the CMAC
 * @retval 0
 * @retval nonzero An error of yours, but not -EPERM; it reaches the caller of skerry_ble_advertise_get() unchanged
 * @thread Called in the thread of an SDK call
 * @since 3.0.0
 */
int skerry_crypto_cmac(const uint8_t *key, const uint8_t *data, size_t len, uint8_t out[16]);

#ifdef __cplusplus
}
#endif

#endif
