/* Stub: only what the pages use, as Zephyr 4.4 declares it. */
#ifndef ZEPHYR_SYS_UTIL_H
#define ZEPHYR_SYS_UTIL_H

#include <stddef.h>
#include <stdint.h>

#define ARRAY_SIZE(array) (sizeof(array) / sizeof((array)[0]))

/* Evaluates its arguments twice, as Zephyr's does. */
#define MIN(a, b) (((a) < (b)) ? (a) : (b))

size_t hex2bin(const char *hex, size_t hexlen, uint8_t *buf, size_t buflen);

#endif
