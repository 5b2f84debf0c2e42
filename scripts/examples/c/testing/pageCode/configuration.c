/* Starts the SDK with the options of a page's configuration header, which is included before all, and no others. */
#include <stdio.h>

#include <skerry.h>

#ifdef CONFIG_SKERRY_COUNTER_SOURCE_DEVICE_UPTIME
#define START 5
#else
#define START UINT64_C(1767225600000) /* 2026-01-01 */
#endif

uint64_t skerry_uptime_get(void)
{
	return 0;
}

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

int skerry_crypto_init(void)
{
	return 0;
}

int main(void)
{
	static const uint8_t key[CONFIG_SKERRY_KEY_SIZE];
	uint32_t counter;

	if (skerry_init(START, key) != 0 || skerry_counter_get(&counter) != 0) {
		return 1;
	}
	printf("%s, time counter %u\n", skerry_config_vector_get(), (unsigned int)counter);
	return 0;
}
