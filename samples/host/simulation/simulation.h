/**
 * @file
 * A board that is none: time, resets, storage and radio of a device, as a script plays them.
 *
 * Each start of the device is a process of its own, so that a reset empties RAM. What outlives it lies in memory that
 * these processes share. Times are those of the simulation, in milliseconds; nothing here may be called by two threads.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#ifndef SIMULATION_H
#define SIMULATION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Largest record of the storage [bytes]. */
#define SIM_RECORD_MAX 64u
/** Longest name of a record, with its terminator [bytes]. */
#define SIM_NAME_MAX 32u

/** Time since the device started [ms]. */
uint64_t sim_uptime_ms(void);

/** True UTC [ms since 1970-01-01], which the device does not know. */
uint64_t sim_unix_ms(void);

/**
 * Reads the clock of the board, which runs on through resets.
 *
 * @param unix_ms [Not NULL] Receives milliseconds since 1970-01-01; after `clock lost` those since the start
 * @return false after `clock lost`
 */
bool sim_clock_read(uint64_t *unix_ms);

/**
 * Lets time pass, and what the script has for it. A reset in between does not return.
 *
 * @param ms [UINT64_MAX: for ever] How long
 * @param woken [NULL allowed] Returns early once this is true
 */
void sim_wait(uint64_t ms, const bool *woken);

/**
 * Reads a record.
 *
 * @param data [size bytes; NULL allowed if size is 0] Receives the beginning of the record
 * @param len [Not NULL] Receives the length of the record [bytes]
 * @retval 0
 * @retval -ENOENT There is none of this name
 */
int sim_storage_read(const char *name, void *data, size_t size, size_t *len);

/**
 * Writes a record: after a power cut, storage holds the old or the new one.
 *
 * @retval 0
 * @retval -EINVAL name or len is too large
 * @retval -ENOSPC All records are in use
 */
int sim_storage_write(const char *name, const void *data, size_t len);

/**
 * Starts to advertise, and hands the bytes to the gateway, if there is one. Prints them.
 *
 * @param data [1 to 31 bytes] Advertising data
 * @param address [6 bytes, the most significant last] Address of the device
 */
void sim_advertise(const uint8_t *data, size_t len, const uint8_t address[6]);

/** Draws a random non-resolvable private address; the same ones in each run. */
void sim_address_draw(uint8_t address[6]);

/** Ends the program with an error, after a message of what the board would do. */
_Noreturn void sim_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/** Provided by the RTOS part: runs the application, and returns when its main function does. */
void rtos_start(void);

/** Provided by the RTOS part: the radio was reset, as by `radio reset` in a script. */
void rtos_radio_reset(void);

#endif
