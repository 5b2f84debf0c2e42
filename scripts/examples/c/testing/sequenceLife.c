/* Lives of a device that runs src/sequence.c of Timing management: each boot is a process of its own. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "sequence.h"
#include <skerry_port.h>

#define DAYS 256

int sequence_suspend(void);
int sequence_resume(void);

/* What outlives a reset. */
static struct {
	unsigned char record[16];
	size_t written;
	unsigned char retained[16];
	size_t retained_len;
	unsigned char seen[DAYS][1024];
	unsigned starts, packets, repeated, first;
} *kept;

/* What the SDK would say. */
static uint32_t now;

int skerry_counter_get(uint32_t *counter)
{
	*counter = now;
	return 0;
}

int board_nv_read(void *data, size_t len)
{
	if (kept->written == 0) {
		return -ENOENT;
	}
	memcpy(data, kept->record, len);
	return 0;
}

int board_nv_write(const void *data, size_t len)
{
	memcpy(kept->record, data, len);
	kept->written = len;
	return 0;
}

int board_retained_write(const void *data, size_t len)
{
	if (len > sizeof(kept->retained)) {
		return -EIO;
	}
	memcpy(kept->retained, data, len);
	kept->retained_len = len;
	return 0;
}

int board_retained_take(void *data, size_t len)
{
	if (kept->retained_len != len) {
		return -ENOENT;
	}
	memcpy(data, kept->retained, len);
	kept->retained_len = 0;
	return 0;
}

/* Makes up to `packets` packets; 1 if there was one at least. */
static unsigned make(uint32_t counter, unsigned packets)
{
	unsigned made = 0;

	now = counter;
	while (made < packets && sequence_reserve(counter) == 0) {
		uint16_t number = skerry_sequence_counter_get();

		if (number > 1023 || skerry_sequence_counter_get() <= 1023) {
			kept->repeated++;
			break;
		}
		if (kept->packets++ == 0) {
			kept->first = number;
		}
		kept->repeated += kept->seen[counter % DAYS][number]++ > 0;
		made++;
	}
	return made > 0;
}

static void boot(void (*program)(uint32_t), uint32_t argument)
{
	pid_t child = fork();

	if (child == 0) {
		if (sequence_init() == 0) {
			program(argument);
		}
		_exit(0);
	}
	waitpid(child, NULL, 0);
}

static void three_packets(uint32_t unused)
{
	(void)unused;
	kept->starts += make(sequence_start_counter(), 3);
}

static void periods(uint32_t count)
{
	uint32_t start = sequence_start_counter();

	kept->starts++;
	for (uint32_t period = 0; period < count; period++) {
		make((start + period) % 128, 240);
	}
}

static void day(uint32_t counter)
{
	kept->starts += make(counter, 240);
}

/* The time counter changes between the reservation and the packet. */
static void rotation_between(uint32_t counter)
{
	now = counter + 1;
	kept->starts++;
	if (sequence_reserve(counter) != 0 || skerry_sequence_counter_get() <= 1023) {
		kept->repeated++;
	}
}

static void one_packet(uint32_t counter)
{
	kept->starts += make(counter, 1);
}

/* Wakes up, makes a packet and sleeps; each seventh time it crashes instead. */
static void wake_up(uint32_t turn)
{
	if (sequence_resume() == 0) {
		kept->starts += make(100, 1);
		if (turn % 7 != 6) {
			sequence_suspend();
		}
	}
}

int main(int argc, char **argv)
{
	const char *life = argc > 1 ? argv[1] : "";

	kept = mmap(NULL, sizeof(*kept), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	for (uint32_t i = 0; strcmp(life, "resetLoop") == 0 && i < 2500; i++) {
		boot(three_packets, 0);
	}
	if (strcmp(life, "longUptime") == 0) {
		boot(periods, 200);
	}
	for (uint32_t i = 0; strcmp(life, "clockBack") == 0 && i < 40; i++) {
		boot(day, 100 + i);
		if (i % 3 == 2) {
			boot(day, 99 + i);
		}
	}
	if (strcmp(life, "lateRotation") == 0) {
		boot(rotation_between, 100);
	}
	for (uint32_t i = 0; strcmp(life, "dayOfResets") == 0 && i < 80; i++) {
		boot(one_packet, 100 + i / 40);
	}
	for (uint32_t i = 0; strcmp(life, "deepSleep") == 0 && i < 200; i++) {
		boot(wake_up, i);
	}
	printf("starts with a packet %u, packets %u, repeated %u%s\n", kept->starts, kept->packets,
	       kept->repeated, kept->first == 0 ? "" : ", first number wrong");
	return 0;
}
