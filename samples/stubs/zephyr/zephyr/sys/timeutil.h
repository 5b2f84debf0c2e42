/* Stub: only what the pages use, as Zephyr 4.4 declares it. */
#ifndef ZEPHYR_SYS_TIMEUTIL_H
#define ZEPHYR_SYS_TIMEUTIL_H

#include <stdint.h>
#include <time.h>

int64_t timeutil_timegm64(const struct tm *tm);

#endif
