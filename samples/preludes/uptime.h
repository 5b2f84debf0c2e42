/* The variables of src/main.c in uptime mode. */
#include <skerry.h>

static uint8_t device_key[32];
static uint32_t saved_counter;
static int err;
