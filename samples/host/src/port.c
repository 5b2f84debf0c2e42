/*
 * The rest of skerry_port.h, on top of the simulation. The library is used by one thread, so the lock is empty.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#include <stdio.h>

#include <skerry.h>

#include "simulation.h"

#ifndef CONFIG_SKERRY_UPTIME_CUSTOM
uint64_t skerry_uptime_get(void)
{
	return sim_uptime_ms();
}
#endif

#ifndef CONFIG_SKERRY_NETWORK_SEQUENCE_NONCE_CUSTOM
uint16_t skerry_sequence_counter_get(void)
{
	static uint16_t next;
	uint16_t number = next;

	next = (uint16_t)((next + 1u) % 1024u);
	return number;
}
#endif

int skerry_lock_init(void)
{
	return 0;
}

void skerry_lock(void)
{
}

void skerry_unlock(void)
{
}

void skerry_log(const char *message)
{
	printf("skerry: %s\n", message);
}
