/* What main() of the Zephyr quick start has in scope where it starts the SDK. */
#include <stdint.h>

#include <zephyr/kernel.h>
#include <zephyr/logging/log.h>

#include <skerry.h>

#include "device_key.h"

LOG_MODULE_REGISTER(app, LOG_LEVEL_INF);

#define START_UNIX_MS UINT64_C(1767225600000)

static int err;
