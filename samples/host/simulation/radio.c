/*
 * A radio whose packets are printed, and handed to the gateway of the sandbox.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#include <errno.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <skerry.h>

#include "world.h"

/* Offsets in advertising data as the pages build it. */
#define AT_HEADER 8u
#define AT_ID 10u
#define AT_TAG 14u
#define DATA_MAX 31u

extern char **environ;

void sim_address_draw(uint8_t address[6])
{
	for (size_t i = 0; i < 6; i++) {
		world->random = world->random * 1664525u + 1013904223u;
		address[i] = (uint8_t)(world->random >> 24);
	}
	address[5] &= 0x3f; /* the two highest bits of a non-resolvable private address are 0 */
}

/* Whether a packet stands where the pages have it: behind the list of UUIDs, which comes first. */
static bool is_packet(const uint8_t *data, size_t len)
{
	static const uint8_t list[] = {0x03, 0x03, SKERRY_BLE_UUID & 0xff, SKERRY_BLE_UUID >> 8};

	return len >= AT_TAG && memcmp(data, list, sizeof(list)) == 0 && data[5] == 0x16;
}

static uint32_t checksum(const uint8_t *data, size_t len)
{
	uint32_t sum = 2166136261u; /* FNV-1a */

	while (len-- > 0) {
		sum = (sum ^ *data++) * 16777619u;
	}
	return sum;
}

/* What an observer without a key notices: the same ID and sequence number came before. */
static const char *compare_with_earlier(const uint8_t *data, size_t len)
{
	struct seen now = {.header = (uint16_t)(0x8000 | data[AT_HEADER] << 8 | data[AT_HEADER + 1])};
	uint32_t place;

	memcpy(now.id, data + AT_ID, sizeof(now.id));
	now.rest = checksum(data + AT_TAG, len - AT_TAG);
	for (place = checksum(data + AT_HEADER, AT_TAG - AT_HEADER) % SEEN_MAX; world->seen[place].header != 0;
	     place = (place + 1) % SEEN_MAX) {
		const struct seen *earlier = &world->seen[place];

		if (earlier->header != now.header || memcmp(earlier->id, now.id, sizeof(now.id)) != 0) {
			continue;
		}
		if (earlier->rest == now.rest) {
			world->again++;
			return "  THE SAME PACKET AGAIN";
		}
		world->repeated++;
		return "  NONCE REPEATED";
	}
	if (++world->seen_count == SEEN_MAX) {
		sim_fail("more than %u packets: play a shorter time", SEEN_MAX - 1);
	}
	world->seen[place] = now;
	return "";
}

/* Posts the bytes, and lets the answer of the gateway go to our output. */
static void upload(const char *digits)
{
	char *const arguments[] = {
		"curl", "-sS", "--max-time", "20", "--noproxy", "localhost,127.0.0.1",
		"--data", (char *)(uintptr_t)digits, "--url", (char *)(uintptr_t)world->gateway, NULL,
	};
	pid_t child;
	int status;
	int err;

	printf("  gateway: ");
	(void)fflush(stdout);
	err = posix_spawnp(&child, arguments[0], NULL, NULL, arguments, environ);
	if (err != 0) {
		sim_fail("cannot run curl, which brings packets to the gateway: %s", strerror(err));
	}
	if (waitpid(child, &status, 0) < 0 || status != 0) {
		printf("none at %s", world->gateway);
	}
	(void)putchar('\n');
}

void sim_advertise(const uint8_t *data, size_t len, const uint8_t address[6])
{
	char digits[2 * DATA_MAX + 1] = "";
	const char *remark;

	if (len > DATA_MAX) {
		sim_fail("%zu bytes of advertising data, where legacy advertising has room for %u", len, DATA_MAX);
	}
	for (size_t i = 0; i < len; i++) {
		(void)snprintf(digits + 2 * i, 3, "%02x", data[i]);
	}
	world->packets++;
	remark = is_packet(data, len) ? compare_with_earlier(data, len) : "";
	world_print("%02x:%02x:%02x:%02x:%02x:%02x %s%s", address[5], address[4], address[3], address[2], address[1],
		    address[0], digits, remark);
	if (world->gateway != NULL) {
		upload(digits);
	}
}

void radio_print_summary(void)
{
	world_print("end: packets %u, again %u, nonces repeated %u", world->packets, world->again, world->repeated);
}
