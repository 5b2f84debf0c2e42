/*
 * Start, time, key, time counter and build description: skerry.h.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#include "core.h"

#include <errno.h>
#include <string.h>

#include <skerry.h>

#ifdef CONFIG_SKERRY_SAT_NETWORK
#error "The host build has no satellite network: leave CONFIG_SKERRY_SAT_NETWORK off"
#endif

#define UPTIME_COUNTERS 128u

#if defined(CONFIG_SKERRY_COUNTER_SOURCE_UNIX_TIME)
#define SOURCE "UT"
#else
#define SOURCE "DU/EC:128"
#endif
#if CONFIG_SKERRY_KEY_SIZE == 32
#define KEY_BITS "256"
#else
#define KEY_BITS "128"
#endif

static struct {
	bool is_started;
	bool is_time_set;
	uint64_t start_ms; /* Unix time at uptime 0 */
	uint32_t start_counter;
	const uint8_t *key;
} sdk;

/* The time counter has 32 bits. */
static int set_time(uint64_t unix_ms)
{
	uint64_t uptime_ms = skerry_uptime_get();

	if (unix_ms < uptime_ms || unix_ms / HOST_PERIOD_MS > UINT32_MAX) {
		return -EINVAL;
	}
	sdk.start_ms = unix_ms - uptime_ms;
	sdk.is_time_set = true;
	return 0;
}

static int start_time(uint64_t initial_time)
{
#ifdef CONFIG_SKERRY_COUNTER_SOURCE_UNIX_TIME
	return initial_time == 0 ? -EINVAL : set_time(initial_time);
#else
	if (initial_time >= UPTIME_COUNTERS) {
		return -EINVAL;
	}
	sdk.start_counter = (uint32_t)initial_time;
	return 0;
#endif
}

int skerry_init(uint64_t initial_time, const void *key)
{
	int err;

	if (sdk.is_started) {
		return -EINVAL; /* call it once */
	}
	err = skerry_lock_init();
	if (err == 0) {
		err = skerry_crypto_init();
	}
	if (err == 0) {
		err = start_time(initial_time);
	}
	if (err == 0) {
		sdk.key = key;
		sdk.is_started = true;
	}
	return err;
}

int skerry_time_set(uint64_t unix_ms)
{
	int err;

	if (!sdk.is_started) {
		return -EINVAL;
	}
	skerry_lock();
	err = set_time(unix_ms);
	skerry_unlock();
	return err;
}

uint64_t skerry_time_get(void)
{
	return sdk.is_time_set ? sdk.start_ms + skerry_uptime_get() : 0;
}

int skerry_key_set(const void *key)
{
	if (key == NULL || !sdk.is_started) {
		return -EINVAL;
	}
	skerry_lock();
	sdk.key = key;
	skerry_unlock();
	return 0;
}

int skerry_counter_get(uint32_t *counter)
{
	uint64_t periods = host_counter_time() / HOST_PERIOD_MS;

	if (counter == NULL || !sdk.is_started || periods > UINT32_MAX) {
		return -EINVAL;
	}
#ifdef CONFIG_SKERRY_COUNTER_SOURCE_UNIX_TIME
	*counter = (uint32_t)periods;
#else
	*counter = (uint32_t)((sdk.start_counter + periods) % UPTIME_COUNTERS);
#endif
	return 0;
}

const char *skerry_config_vector_get(void)
{
	return "SKCV:1.0/E:" KEY_BITS "/CS:" SOURCE "/RP:S86400/N:T";
}

bool skerry_config_vector_check(const char *vector)
{
	return vector != NULL && strcmp(vector, skerry_config_vector_get()) == 0;
}

const uint8_t *host_key(void)
{
	return sdk.key;
}

uint64_t host_counter_time(void)
{
#ifdef CONFIG_SKERRY_COUNTER_SOURCE_UNIX_TIME
	return skerry_time_get();
#else
	return skerry_uptime_get();
#endif
}
