/*
 * The options of the program around an application.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "world.h"

#define SCRIPT_FILE_MAX 16384u

static const char usage[] =
	"The application as a process: a stand-in for a board, to try and to test.\n"
	"\n"
	"  --for DURATION   play so much time at once: 90s, 10min, 1d6h; without it and\n"
	"                   without a script, time is that of your clock, until Ctrl+C\n"
	"  --start TIME     begin at this time instead of now: 2026-01-01T00:00:00Z\n"
	"  --script FILE    play the events of a file at once\n"
	"  --storage FILE   keep storage in a file, beyond the end of the process\n"
	"  --gateway URL    post each packet to the sandbox, as\n"
	"                   http://localhost:4010/gateway/advertisements\n";

static void read_script(const char *file)
{
	static char text[SCRIPT_FILE_MAX];
	char message[SCRIPT_MESSAGE_MAX];
	FILE *stream = fopen(file, "r");
	size_t len;

	if (stream == NULL) {
		sim_fail("cannot open the script %s: %s", file, strerror(errno));
	}
	len = fread(text, 1, sizeof(text), stream);
	(void)fclose(stream);
	if (len == sizeof(text)) {
		sim_fail("%s has more than %u bytes", file, SCRIPT_FILE_MAX - 1);
	}
	if (script_read(text, len, &world->script, message) != 0) {
		sim_fail("%s, %s", file, message);
	}
	world->start_ms = world->script.start_ms;
}

/* What --for and --start say is a script of one or two lines. */
static void write_script(const char *start, const char *duration)
{
	char text[160];
	char message[SCRIPT_MESSAGE_MAX];
	int len = snprintf(text, sizeof(text), "%s%.60s\n%.60s end\n", start == NULL ? "" : "start ",
			   start == NULL ? "" : start, duration);

	if (script_read(text, (size_t)len, &world->script, message) != 0) {
		sim_fail("--start or --for: %s", message);
	}
	world->start_ms = world->script.start_ms;
}

void options_read(int count, char **values)
{
	static const char *const names[] = {"--for", "--start", "--script", "--storage", "--gateway"};
	const char *options[5] = {NULL};

	if (count == 2 && strcmp(values[1], "--help") == 0) {
		(void)fputs(usage, stdout);
		exit(0);
	}
	for (int at = 1; at < count; at += 2) {
		size_t option = 0;

		while (option < 5 && strcmp(values[at], names[option]) != 0) {
			option++;
		}
		if (option == 5 || at + 1 == count) {
			sim_fail("%s: not understood\n\n%s", values[at], usage);
		}
		options[option] = values[at + 1];
	}
	if (options[2] != NULL) {
		if (options[0] != NULL || options[1] != NULL) {
			sim_fail("a script has its own start and end: leave --for and --start out");
		}
		read_script(options[2]);
	} else if (options[0] != NULL) {
		write_script(options[1], options[0]);
	} else if (options[1] != NULL) {
		sim_fail("--start needs --for: a time of the past does not pass by itself");
	}
	world->storage = storage_open(options[3]);
	world->gateway = options[4];
	world->is_real_time = world->script.count == 0;
}
