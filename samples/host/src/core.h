/**
 * @file
 * What the parts of the library know of each other.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#ifndef HOST_CORE_H
#define HOST_CORE_H

#include <stdint.h>

/** Rotation period [ms]. */
#define HOST_PERIOD_MS UINT64_C(86400000)

/**
 * Returns the device key.
 *
 * @return The pointer that the application passed; NULL if there is none
 */
const uint8_t *host_key(void);

/**
 * Returns the time from which the time counter follows.
 *
 * @return Milliseconds: Unix time, or uptime in uptime mode; 0 if it is not set
 */
uint64_t host_counter_time(void);

#endif
