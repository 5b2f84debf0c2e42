/* Stub: only what the pages use, as Zephyr 4.4 declares it. The macros print nothing, but check their arguments. */
#ifndef ZEPHYR_LOGGING_LOG_H
#define ZEPHYR_LOGGING_LOG_H

#include <stddef.h>

#define LOG_LEVEL_INF 3

__attribute__((format(printf, 1, 2))) void stub_log(const char *fmt, ...);
void stub_log_hexdump(const void *data, size_t length, const char *str);

#define LOG_MODULE_REGISTER(_name, _level) enum { stub_log_level_of_##_name = (_level) }

#define LOG_ERR(...) stub_log(__VA_ARGS__)
#define LOG_WRN(...) stub_log(__VA_ARGS__)
#define LOG_INF(...) stub_log(__VA_ARGS__)
#define LOG_HEXDUMP_INF(_data, _length, _str) stub_log_hexdump(_data, _length, _str)

#endif
