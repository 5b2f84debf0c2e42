/**
 * @file
 * What happens to a device, and when.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#ifndef SCRIPT_H
#define SCRIPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SCRIPT_MAX_EVENTS 64u
/** Room for any message of script_read() [bytes]. */
#define SCRIPT_MESSAGE_MAX 160u

enum script_kind {
	SCRIPT_RESET,        /* the device starts again */
	SCRIPT_ERASE,        /* the same with empty storage */
	SCRIPT_CUT_BEFORE,   /* the next write to storage is lost: power fails right before it */
	SCRIPT_CUT_AFTER,    /* power fails right after the next write to storage */
	SCRIPT_CLOCK_LOST,   /* the board's clock does not know the time */
	SCRIPT_CLOCK_OFFSET, /* the board's clock is off by `value` ms from now on */
	SCRIPT_RADIO_RESET,  /* the Bluetooth stack resets itself */
	SCRIPT_END,          /* the simulation ends */
};

/** An event, or several of a kind at the same distance. */
struct script_event {
	enum script_kind kind;
	int64_t value;     /* ms */
	uint64_t at_ms;    /* of the next one, since the start of the simulation */
	uint64_t every_ms; /* from one to the next */
	uint32_t left;     /* how many are still to come */
};

struct script {
	uint64_t start_ms; /* Unix time; 0 if the script does not say */
	size_t count;
	struct script_event events[SCRIPT_MAX_EVENTS];
};

/**
 * Reads a script.
 *
 * @param text [len bytes] The script, in lines
 * @param script [Not NULL] Receives it
 * @param message [SCRIPT_MESSAGE_MAX bytes] Receives what is wrong, in a sentence with the line
 * @retval 0
 * @retval -EINVAL message says what is wrong
 */
int script_read(const char *text, size_t len, struct script *script, char *message);

/**
 * Reads a duration such as 90s, 10min, 1d6h or 250ms.
 *
 * @param ms [Not NULL] Receives milliseconds, at most those of 100,000 days
 * @return Whether all of the text is a duration
 */
bool script_duration(const char *text, uint64_t *ms);

/** The next event, the first in the script among those of one time; NULL if none is to come. */
struct script_event *script_next(struct script *script);

/** Takes an event that has happened off the script. */
void script_take(struct script_event *event);

#endif
