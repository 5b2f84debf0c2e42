/**
 * @file
 * What outlives a reset, in memory that the starts of the device share.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#ifndef WORLD_H
#define WORLD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "script.h"
#include "simulation.h"

#define STORAGE_RECORDS 16u
/** Packets that are remembered, to notice one that comes again. */
#define SEEN_MAX 131072u

/** The content of a storage file, too. */
struct storage {
	char magic[8];
	struct {
		char name[SIM_NAME_MAX]; /* empty: free */
		uint32_t len;
		uint8_t data[SIM_RECORD_MAX];
	} records[STORAGE_RECORDS];
};

/** A packet as an observer sees it, who has no key. */
struct seen {
	uint8_t id[4];
	uint16_t header; /* version and sequence number, and 1 in the highest bit: in use */
	uint32_t rest;   /* checksum of tag and ciphertext */
};

struct world {
	struct script script;
	bool is_real_time;
	pid_t parent; /* the process that starts the device */
	const char *gateway; /* NULL: none */

	uint64_t start_ms; /* Unix time at the start of the simulation */
	uint64_t now_ms;   /* since then */
	uint64_t boot_ms;  /* start of the device, since then */

	bool is_clock_lost;
	int64_t clock_offset_ms;

	struct storage *storage; /* shared memory of its own, or a file */
	bool cuts_before, cuts_after;

	uint32_t random;
	uint32_t packets, repeated, again;
	uint32_t seen_count;
	struct seen seen[SEEN_MAX];
};

extern struct world *world;

/**
 * Reads script, storage and gateway of the world from the command line. `--help`, and what is not understood, end the
 * program; without a script, start_ms stays 0.
 */
void options_read(int count, char **values);

/**
 * Opens a storage.
 *
 * @param file [NULL: none] File that keeps it beyond the end of the simulation; made if there is none
 * @return Shared memory, never NULL: ends the program with a message when that fails
 */
struct storage *storage_open(const char *file);

/** Empties a storage. */
void storage_erase(struct storage *storage);

/** Ends this start of the device; the next one follows, with `kind` as its cause. */
_Noreturn void world_restart(enum script_kind kind);

/** Prints time and text of an event on a line of its own. */
void world_print(const char *format, ...) __attribute__((format(printf, 1, 2)));

/** Prints what became of the packets. */
void radio_print_summary(void);

#endif
