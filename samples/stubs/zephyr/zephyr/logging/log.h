/* Stub: only what the pages use, as Zephyr 4.4 declares it. */
#ifndef ZEPHYR_LOGGING_LOG_H
#define ZEPHYR_LOGGING_LOG_H

#include <stddef.h>

#define LOG_LEVEL_INF 3

__attribute__((format(printf, 3, 4))) void stub_log(const char *level, const char *module, const char *fmt, ...);
void stub_log_hexdump(const char *level, const char *module, const void *data, size_t length, const char *str);

#define LOG_MODULE_REGISTER(_name, _level) \
	static const char *const stub_log_module __attribute__((unused)) = #_name; \
	enum { stub_log_level_of_##_name = (_level) }

#define LOG_ERR(...) stub_log("err", stub_log_module, __VA_ARGS__)
#define LOG_WRN(...) stub_log("wrn", stub_log_module, __VA_ARGS__)
#define LOG_INF(...) stub_log("inf", stub_log_module, __VA_ARGS__)
#define LOG_HEXDUMP_INF(_data, _length, _str) stub_log_hexdump("inf", stub_log_module, _data, _length, _str)

#endif
