/* What main.c of both quick starts has in scope where it starts the SDK in uptime mode. */
#include <stdint.h>

#include <skerry.h>

#include "device_key.h"

uint32_t sequence_start_counter(void);

extern int err; /* under Zephyr */
extern int rc;  /* under ESP-IDF */
