/* Calls what the SDK reference shows, at 18:00 UTC, and prints what came of it. */
#include <errno.h>
#include <stdio.h>

#include <skerry.h>

#include "simulation.h"

int start(uint64_t unix_ms);
int key_received(void);
bool time_known(void);
void clock_learned(uint64_t unix_ms);
bool key_fits(const char *stored_vector);
int next_packet(const uint8_t *payload, size_t payload_len, uint8_t *service_data, size_t *len);
int example_counter(void);
int example_vector(void);
int example_packet(void);
int example_wait(void);
void example_buffers(void);

int main(void)
{
	uint8_t service_data[25];
	size_t len = sizeof(service_data);
	unsigned int made = 0;

	printf("time known %d\n", time_known());
	printf("start %d\n", start(sim_unix_ms()));
	printf("time known %d\n", time_known());
	sim_wait(5000, NULL);
	clock_learned(4999);
	clock_learned(sim_unix_ms());
	printf("key %d\n", key_received());
	(void)example_counter();
	(void)example_vector();
	printf("fits %d %d\n", key_fits("SKCV:1.0/E:256/CS:UT/RP:S86400/N:T"),
	       key_fits("SKCV:1.0/E:128/CS:UT/RP:S86400/N:T"));
	example_buffers();
	(void)example_packet();
	(void)example_wait();
	while (next_packet(NULL, 0, service_data, &len) == 0 && len == 12 && made < 1022) {
		made++;
		len = sizeof(service_data);
	}
	len = 7;
	printf("made %u, too small %d\n", made + 1, next_packet(NULL, 0, service_data, &len) == -EINVAL);
	len = sizeof(service_data);
	printf("used up %d\n", next_packet(NULL, 0, service_data, &len) == 0 && len == sizeof(service_data));
	return 0;
}
