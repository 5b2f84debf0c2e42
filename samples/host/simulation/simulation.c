/*
 * The program around an application: starts of the device, and time.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#include "simulation.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <skerry.h>

#include "world.h"

/* Exit status of a start that is followed by another one. */
#define STATUS_RESTART 100

struct world *world;

void sim_fail(const char *format, ...)
{
	va_list arguments;

	(void)fflush(stdout);
	va_start(arguments, format);
	(void)vfprintf(stderr, format, arguments);
	va_end(arguments);
	(void)fputc('\n', stderr);
	_exit(1);
}

void world_print(const char *format, ...)
{
	uint64_t now_ms = sim_unix_ms();
	time_t now = (time_t)(now_ms / 1000);
	struct tm utc;
	va_list arguments;

	if (gmtime_r(&now, &utc) != NULL) {
		printf("%04d-%02d-%02dT%02d:%02d:%02d.%03uZ ", utc.tm_year + 1900, utc.tm_mon + 1, utc.tm_mday,
		       utc.tm_hour, utc.tm_min, utc.tm_sec, (unsigned int)(now_ms % 1000));
	}
	va_start(arguments, format);
	(void)vprintf(format, arguments);
	va_end(arguments);
	(void)putchar('\n');
}

uint64_t sim_uptime_ms(void)
{
	return world == NULL ? 0 : world->now_ms - world->boot_ms;
}

uint64_t sim_unix_ms(void)
{
	return world->start_ms + world->now_ms;
}

bool sim_clock_read(uint64_t *unix_ms)
{
	*unix_ms = world->is_clock_lost ? sim_uptime_ms() : sim_unix_ms() + (uint64_t)world->clock_offset_ms;
	return !world->is_clock_lost;
}

static uint64_t real_unix_ms(void)
{
	struct timespec now;

	if (clock_gettime(CLOCK_REALTIME, &now) != 0) {
		sim_fail("your machine has no clock: %s", strerror(errno));
	}
	return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

/* Sleeps up to 1 s of real time, unless the process that started this one is gone. */
static void rest(uint64_t ms)
{
	const struct timespec time = {.tv_sec = (time_t)(ms / 1000), .tv_nsec = (long)(ms % 1000 * 1000000)};

	if (getppid() != world->parent) {
		_exit(1);
	}
	(void)nanosleep(&time, NULL);
}

/* Goes on to a time since the start; without a script as slowly as time does. */
static void advance(uint64_t target_ms)
{
	uint64_t target_unix_ms = world->start_ms + target_ms;
	uint64_t now_ms;

	while (world->is_real_time && (now_ms = real_unix_ms()) < target_unix_ms) {
		rest(target_unix_ms - now_ms < 1000 ? target_unix_ms - now_ms : 1000);
	}
	world->now_ms = target_ms;
}

void world_restart(enum script_kind kind)
{
	static const char *const causes[] = {
		[SCRIPT_RESET] = "reset",
		[SCRIPT_ERASE] = "reset, with empty storage",
		[SCRIPT_CUT_BEFORE] = "power cut before the write, reset",
		[SCRIPT_CUT_AFTER] = "power cut after the write, reset",
	};

	world->cuts_before = false;
	world->cuts_after = false;
	world_print("%s", causes[kind]);
	_exit(STATUS_RESTART);
}

static void perform(struct script_event *event)
{
	enum script_kind kind = event->kind;

	script_take(event);
	switch (kind) {
	case SCRIPT_ERASE:
		storage_erase(world->storage);
		world_restart(kind);
	case SCRIPT_RESET:
		world_restart(kind);
	case SCRIPT_CUT_BEFORE:
		world->cuts_before = true;
		break;
	case SCRIPT_CUT_AFTER:
		world->cuts_after = true;
		break;
	case SCRIPT_CLOCK_LOST:
		world->is_clock_lost = true;
		world_print("clock lost");
		break;
	case SCRIPT_CLOCK_OFFSET:
		world->is_clock_lost = false;
		world->clock_offset_ms = event->value;
		world_print("clock set, off by %lld s", (long long)(event->value / 1000));
		break;
	case SCRIPT_RADIO_RESET:
		world_print("radio reset");
		rtos_radio_reset();
		break;
	case SCRIPT_END:
		radio_print_summary();
		_exit(0);
	}
}

void sim_wait(uint64_t ms, const bool *woken)
{
	uint64_t deadline = ms > UINT64_MAX - world->now_ms ? UINT64_MAX : world->now_ms + ms;

	while (woken == NULL || !*woken) {
		struct script_event *event = script_next(&world->script);

		if (event == NULL || event->at_ms > deadline) {
			if (deadline == UINT64_MAX) {
				for (;;) {
					rest(1000); /* nothing is to come */
				}
			}
			advance(deadline);
			return;
		}
		if (event->at_ms > world->now_ms) {
			advance(event->at_ms);
		}
		perform(event);
	}
}

/* One start of the device, in a process of its own: returns its status. */
static int boot(void)
{
	pid_t child;
	int status;

	world->boot_ms = world->now_ms;
	child = fork();
	if (child == 0) {
		rtos_start();
		sim_wait(UINT64_MAX, NULL);
	}
	if (child < 0 || waitpid(child, &status, 0) < 0) {
		sim_fail("cannot start the application: %s", strerror(errno));
	}
	if (WIFSIGNALED(status)) {
		sim_fail("the application ended with signal %d", WTERMSIG(status));
	}
	return WEXITSTATUS(status);
}

int main(int count, char **values)
{
	int status;

	/* A start of the device may end at any time: no line may be left behind in its memory. */
	(void)setvbuf(stdout, NULL, _IOLBF, 0);
	world = mmap(NULL, sizeof(*world), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (world == MAP_FAILED) {
		sim_fail("no memory: %s", strerror(errno));
	}
	options_read(count, values);
	if (world->start_ms == 0) {
		world->start_ms = real_unix_ms();
	}
	world->parent = getpid();
	/* Starts take over what is ready here: to load OpenSSL takes longer than all that most of them do. */
	(void)skerry_crypto_init();
	do {
		status = boot();
	} while (status == STATUS_RESTART);
	return status;
}
