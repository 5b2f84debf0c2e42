/* Stub: only what the pages use, as Zephyr 4.4 declares it. */
#ifndef ZEPHYR_KERNEL_H
#define ZEPHYR_KERNEL_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <zephyr/sys/util.h>

#define BUILD_ASSERT(EXPR, MSG...) _Static_assert((EXPR), "" MSG)

typedef struct {
	int64_t ticks;
} k_timeout_t;

#define K_MSEC(ms) ((k_timeout_t){.ticks = (ms)})

int32_t k_sleep(k_timeout_t timeout);

#endif
