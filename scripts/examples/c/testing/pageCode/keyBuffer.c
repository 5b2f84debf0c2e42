/* A device whose first start has the key buffer that the API overview calls wrong, and whose second has the right one. */
#include <stdio.h>
#include <string.h>

#include <skerry.h>

#include "simulation.h"

int start_wrong(uint64_t unix_ms);
int start(uint64_t unix_ms);
int board_key_read(uint8_t *key, size_t len);

int board_key_read(uint8_t *key, size_t len)
{
	for (size_t i = 0; i < len; i++) {
		key[i] = (uint8_t)i;
	}
	return 0;
}

/* What any later call does to the stack. */
static void __attribute__((noinline)) use_stack(void)
{
	volatile uint8_t local[1024];

	for (size_t i = 0; i < sizeof(local); i++) {
		local[i] = 0xaa;
	}
}

int main(void)
{
	uint8_t service_data[SKERRY_BLE_ADV_HEADER_SIZE + SKERRY_BLE_MAX_DATA_LEN];
	size_t len;
	int err;

	if (sim_storage_read("starts", NULL, 0, &len) != 0) {
		(void)sim_storage_write("starts", "1", 1);
		err = start_wrong(sim_unix_ms());
	} else {
		err = start(sim_unix_ms());
	}
	use_stack();
	len = sizeof(service_data);
	if (skerry_ble_advertise_get(NULL, 0, service_data, &len) == 0) {
		printf("start %d, service data ", err);
		for (size_t i = 0; i < len; i++) {
			printf("%02x", service_data[i]);
		}
		printf("\n");
	}
	return 0;
}
