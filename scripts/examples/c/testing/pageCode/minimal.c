/* A board for the minimal example of the API overview. */
#include <stdio.h>

#include <skerry.h>

#include "simulation.h"

int board_key_read(uint8_t *key, size_t len);
uint64_t board_unix_ms(void);
int board_advertise(const uint8_t *adv, size_t len);
uint8_t board_battery_percent(void);
int16_t board_temperature_centi(void);
void board_sleep_ms(uint32_t ms);
void board_report(const char *what, int err);

int board_key_read(uint8_t *key, size_t len)
{
	for (size_t i = 0; i < len; i++) {
		key[i] = (uint8_t)i;
	}
	return 0;
}

uint64_t board_unix_ms(void)
{
	uint64_t unix_ms;

	return sim_clock_read(&unix_ms) ? unix_ms : 0;
}

int board_advertise(const uint8_t *adv, size_t len)
{
	uint8_t address[6];

	sim_address_draw(address);
	sim_advertise(adv, len, address);
	return 0;
}

uint8_t board_battery_percent(void)
{
	return 80;
}

int16_t board_temperature_centi(void)
{
	return 2150;
}

void board_sleep_ms(uint32_t ms)
{
	sim_wait(ms, NULL);
}

void board_report(const char *what, int err)
{
	printf("%s %d\n", what, err);
}
