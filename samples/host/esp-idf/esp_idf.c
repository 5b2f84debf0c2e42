/*
 * Start, errors, log and clock of ESP-IDF, as the quick start and Timing management use them, on top of the simulation.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/time.h>

#include <esp_err.h>
#include <esp_log.h>
#include <esp_netif_sntp.h>
#include <nvs.h>

#include "simulation.h"

void app_main(void);

void rtos_start(void)
{
	app_main();
}

const char *esp_err_to_name(esp_err_t code)
{
	switch (code) {
	case ESP_OK:
		return "ESP_OK";
	case ESP_ERR_INVALID_SIZE:
		return "ESP_ERR_INVALID_SIZE";
	case ESP_ERR_NOT_ALLOWED:
		return "ESP_ERR_NOT_ALLOWED";
	case ESP_ERR_NVS_NOT_INITIALIZED:
		return "ESP_ERR_NVS_NOT_INITIALIZED";
	case ESP_ERR_NVS_NOT_FOUND:
		return "ESP_ERR_NVS_NOT_FOUND";
	case -1:
		return "ESP_FAIL";
	default:
		return "UNKNOWN ERROR";
	}
}

void stub_error_check(esp_err_t code)
{
	if (code != ESP_OK) {
		sim_fail("ESP_ERROR_CHECK failed: esp_err_t 0x%x (%s). The board would restart, again and again",
			 (unsigned int)code, esp_err_to_name(code));
	}
}

void stub_esp_log(char level, const char *tag, const char *format, ...)
{
	va_list arguments;

	printf("%c (%" PRIu64 ") %s: ", level, sim_uptime_ms(), tag);
	va_start(arguments, format);
	(void)vprintf(format, arguments);
	va_end(arguments);
	(void)putchar('\n');
}

void stub_esp_log_hex(const char *tag, const void *buffer, uint16_t length)
{
	const uint8_t *bytes = buffer;

	for (size_t i = 0; i < length; i++) {
		if (i % 16 == 0) {
			printf("%sI (%" PRIu64 ") %s:", i > 0 ? "\n" : "", sim_uptime_ms(), tag);
		}
		printf(" %02x", bytes[i]);
	}
	(void)putchar('\n');
}

/* Clock: the sources of the application call this in place of gettimeofday(). */

esp_err_t esp_netif_sntp_init(const esp_sntp_config_t *config)
{
	(void)config;
	return ESP_OK;
}

int application_gettimeofday(struct timeval *restrict now, void *restrict zone);

int application_gettimeofday(struct timeval *restrict now, void *restrict zone)
{
	uint64_t unix_ms;

	(void)zone;
	(void)sim_clock_read(&unix_ms);
	now->tv_sec = (time_t)(unix_ms / 1000);
	now->tv_usec = (suseconds_t)(unix_ms % 1000 * 1000);
	return 0;
}
