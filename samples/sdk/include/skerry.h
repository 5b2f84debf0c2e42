/**
 * @file
 * Device SDK: start, time, key, time counter and build description.
 *
 * This is the one header to include: it includes the others. Call the SDK from one thread, and never from an
 * interrupt handler. If several threads have to call it, hold one mutex of your own around each call. Functions that
 * return int return 0 on success; compare errors with the names of <errno.h>.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#ifndef SKERRY_H
#define SKERRY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "skerry_options.h"

#include "skerry_ble.h"
#include "skerry_port.h"
#include "skerry_sat.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Starts the SDK. Call it once, before any other function. It starts lock, crypto backend, time, key and satellite
 * part, in this order.
 *
 * @param initial_time [Unix mode: milliseconds since 1970-01-01 00:00 UTC, not 0. Uptime mode: 0 to 127] Unix mode:
 *        the current time. Uptime mode: the time counter to start from, 0 on the first boot
 * @param key [32 bytes, or 16 in an AES-128 build; NULL allowed] Device key. The pointer is kept, not copied: it must
 *        stay valid for as long as the SDK is used
 * @retval 0
 * @retval nonzero A part did not start, or initial_time is 0 in Unix mode
 * @thread Before any other thread uses the SDK
 * @since 3.0.0, in milliseconds; earlier releases took seconds. Uptime mode since 2.0.0; NULL as key since 3.0.0
 */
int skerry_init(uint64_t initial_time, const void *key);

/**
 * Corrects the clock. The next packet uses the new time. In uptime mode it gives the satellite pass prediction the
 * real time.
 *
 * @param unix_ms [Milliseconds since 1970-01-01 00:00 UTC; not earlier than the uptime] The current time
 * @retval 0
 * @retval -EINVAL The time is earlier than the uptime
 * @thread Same thread as the other calls
 * @since 3.0.0, in milliseconds; 2.x took seconds. In 1.x the name was skerry_utc_set
 */
int skerry_time_set(uint64_t unix_ms);

/**
 * Returns the SDK's current time.
 *
 * @return Milliseconds since 1970-01-01 00:00 UTC; 0 if the time is not set
 * @thread Same thread as the other calls
 * @since 3.0.0
 */
uint64_t skerry_time_get(void);

/**
 * Sets or replaces the device key.
 *
 * @param key [32 bytes, or 16 in an AES-128 build; not NULL] Device key. The pointer is kept, not copied
 * @retval 0
 * @retval -EINVAL key is NULL
 * @thread Not while another thread is in an SDK call
 * @since 3.0.0
 */
int skerry_key_set(const void *key);

/**
 * Gives the time counter that the next packet will use.
 *
 * @param counter [Not NULL] Receives the time counter. Unix mode: milliseconds / 86,400,000, never wraps. Uptime mode:
 *        (start + uptime / period) modulo 128
 * @retval 0
 * @retval -EINVAL counter is NULL, or the time is not set
 * @thread Same thread as the other calls; also allowed inside skerry_sequence_counter_get()
 * @since 2.0.0
 */
int skerry_counter_get(uint32_t *counter);

/**
 * Returns a string that describes how the SDK was built, such as SKCV:1.0/E:256/CS:UT/RP:S86400/N:T. Print it at boot
 * and add it to support requests: it holds no secret.
 *
 * @return A constant, zero-terminated string; never free it
 * @thread Any thread
 * @since 3.0.0
 */
const char *skerry_config_vector_get(void);

/**
 * Tells whether a string describes this build. Use it where a device and the tool that provisions it must agree.
 *
 * @param vector [Zero-terminated string] A description, for example one that was stored with the key
 * @return true if it matches this build, else false
 * @thread Any thread
 * @since 3.0.0
 */
bool skerry_config_vector_check(const char *vector);

#ifdef __cplusplus
}
#endif

#endif
