/* Calls the functions of guides that need no RTOS, 15 min before the rotation and 5 min before it. */
#include <inttypes.h>
#include <stdio.h>

#include <skerry.h>

#include "key_page_bytes.h"
#include "simulation.h"

/* As the page of asset tracking has it. */
struct tracker_state {
	uint16_t battery_mv;
	int16_t temperature_centi;
	uint8_t flags;
	uint16_t motions;
};

void log_build(void);
uint32_t next_refresh_ms(void);
const uint8_t *key_page_find_key(const uint8_t *page, size_t key_len);
int tracker_service_data(const struct tracker_state *s, uint8_t *out, size_t *out_len);

static void print_bytes(const char *name, const uint8_t *bytes, size_t len)
{
	printf("%s ", name);
	for (size_t i = 0; i < len; i++) {
		printf("%02x", bytes[i]);
	}
	printf("\n");
}

static void track(const struct tracker_state *state)
{
	uint8_t service_data[SKERRY_BLE_ADV_HEADER_SIZE + 7];
	size_t len = sizeof(service_data);

	if (tracker_service_data(state, service_data, &len) == 0) {
		print_bytes("tracker", service_data, len);
	}
}

int main(void)
{
	const struct tracker_state of_page = {3000, 2346, 1, 17};
	const struct tracker_state extreme = {UINT16_MAX, INT16_MIN, 3, UINT16_MAX};
	const uint8_t *key = key_page_find_key(key_page, 32);

	if (key == NULL || skerry_init(sim_unix_ms(), key) != 0) {
		return 1;
	}
	log_build();
	print_bytes("key", key, 32);
	printf("page of another length %d\n", key_page_find_key(other_page, 16) != NULL);
	for (size_t i = 0; i < sizeof(key_page); i++) {
		key_page[i] ^= 0x10;
		if (key_page_find_key(key_page, 32) != NULL) {
			printf("damaged byte %zu not found\n", i);
		}
		key_page[i] ^= 0x10;
	}
	track(&of_page);
	track(&extreme);
	printf("next in %" PRIu32 " ms\n", next_refresh_ms());
	sim_wait(10u * 60u * 1000u, NULL);
	printf("next in %" PRIu32 " ms\n", next_refresh_ms());
	return 0;
}
