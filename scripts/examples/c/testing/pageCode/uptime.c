/* Starts in uptime mode as the API overview shows, on the first boot. */
#include <stdio.h>

#include <skerry.h>

int uptime_start(void);

int main(void)
{
	uint32_t counter;

	(void)uptime_start();
	if (skerry_counter_get(&counter) == 0) {
		printf("time counter %u\n", (unsigned int)counter);
	}
	return 0;
}
