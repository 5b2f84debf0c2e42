/*
 * The calls of Zephyr that the quick start and Timing management make, on top of the simulation.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include <zephyr/bluetooth/bluetooth.h>
#include <zephyr/device.h>
#include <zephyr/drivers/rtc.h>
#include <zephyr/kernel.h>
#include <zephyr/logging/log.h>
#include <zephyr/settings/settings.h>
#include <zephyr/sys/timeutil.h>

#include "simulation.h"

#define AD_MAX 31u
#define HEXDUMP_WIDTH 16u

/* main() of the application: its sources are compiled with another name for it, as Zephyr's own simulator does. */
int application_main(void);

void rtos_start(void)
{
	printf("*** Booting the host build, a stand-in for Zephyr ***\n");
	(void)application_main();
}

void rtos_radio_reset(void)
{
	/* Zephyr has no callback for this; the application goes on. */
}

int32_t k_sleep(k_timeout_t timeout)
{
	sim_wait(timeout.ticks > 0 ? (uint64_t)timeout.ticks : 0, NULL);
	return 0;
}

/* Log */

static void print_stamp(const char *level, const char *module)
{
	uint64_t ms = sim_uptime_ms();

	printf("[%02" PRIu64 ":%02" PRIu64 ":%02" PRIu64 ".%03" PRIu64 ",000] <%s> %s: ", ms / 3600000,
	       ms / 60000 % 60, ms / 1000 % 60, ms % 1000, level, module);
}

void stub_log(const char *level, const char *module, const char *fmt, ...)
{
	va_list arguments;

	print_stamp(level, module);
	va_start(arguments, fmt);
	(void)vprintf(fmt, arguments);
	va_end(arguments);
	(void)putchar('\n');
}

void stub_log_hexdump(const char *level, const char *module, const void *data, size_t length, const char *str)
{
	const uint8_t *bytes = data;

	print_stamp(level, module);
	printf("%s\n", str);
	for (size_t at = 0; at < length; at += HEXDUMP_WIDTH) {
		printf("%30s", "");
		for (size_t i = at; i < at + HEXDUMP_WIDTH; i++) {
			const char *gap = i % HEXDUMP_WIDTH == 7 ? " " : "";

			if (i < length) {
				printf("%02x %s", bytes[i], gap);
			} else {
				printf("   %s", gap);
			}
		}
		(void)putchar('|');
		for (size_t i = at; i < at + HEXDUMP_WIDTH && i < length; i++) {
			if (i % HEXDUMP_WIDTH == 8) {
				(void)putchar(' ');
			}
			(void)putchar(bytes[i] >= ' ' && bytes[i] <= '~' ? bytes[i] : '.');
		}
		(void)putchar('\n');
	}
}

/* Bluetooth */

static bool is_enabled;
static bool is_advertising;

int bt_enable(bt_ready_cb_t cb)
{
	if (is_enabled) {
		return -EALREADY;
	}
	is_enabled = true;
	if (cb != NULL) {
		cb(0);
	}
	return 0;
}

int bt_le_adv_start(const struct bt_le_adv_param *param, const struct bt_data *ad, size_t ad_len,
		    const struct bt_data *sd, size_t sd_len)
{
	uint8_t data[AD_MAX];
	uint8_t address[6];
	size_t len = 0;

	(void)sd;
	if (!is_enabled) {
		return -EAGAIN;
	}
	if (is_advertising) {
		return -EALREADY;
	}
	/* Only what the quick start does: a non-connectable packet from a new address. */
	if (param->options != BT_LE_ADV_OPT_USE_NRPA || sd_len > 0) {
		return -ENOTSUP;
	}
	for (size_t i = 0; i < ad_len; i++) {
		if (len + 2u + ad[i].data_len > sizeof(data)) {
			return -EINVAL;
		}
		data[len++] = (uint8_t)(1 + ad[i].data_len);
		data[len++] = ad[i].type;
		memcpy(data + len, ad[i].data, ad[i].data_len);
		len += ad[i].data_len;
	}
	is_advertising = true;
	sim_address_draw(address);
	sim_advertise(data, len, address);
	return 0;
}

int bt_le_adv_stop(void)
{
	is_advertising = false;
	return 0;
}

/* Settings */

struct record {
	uint8_t data[SIM_RECORD_MAX];
	size_t len;
};

int settings_subsys_init(void)
{
	return 0;
}

static ssize_t read_record(void *cb_arg, void *data, size_t len)
{
	const struct record *record = cb_arg;
	size_t part = len < record->len ? len : record->len;

	memcpy(data, record->data, part);
	return (ssize_t)part;
}

/* A subtree is one record here, which is all that the pages load. */
int settings_load_subtree_direct(const char *subtree, settings_load_direct_cb cb, void *param)
{
	struct record record;

	if (sim_storage_read(subtree, record.data, sizeof(record.data), &record.len) == 0) {
		(void)cb(NULL, record.len, read_record, &record, param);
	}
	return 0;
}

int settings_save_one(const char *name, const void *value, size_t val_len)
{
	return sim_storage_write(name, value, val_len);
}

/* Real-time clock */

const struct device stub_device = {.name = "rtc"};

bool device_is_ready(const struct device *dev)
{
	return dev == &stub_device;
}

int rtc_get_time(const struct device *dev, struct rtc_time *timeptr)
{
	uint64_t unix_ms;
	struct tm utc;
	time_t seconds;

	(void)dev;
	if (!sim_clock_read(&unix_ms)) {
		return -ENODATA;
	}
	seconds = (time_t)(unix_ms / 1000);
	if (gmtime_r(&seconds, &utc) == NULL) {
		return -EINVAL;
	}
	*timeptr = (struct rtc_time){
		.tm_sec = utc.tm_sec,
		.tm_min = utc.tm_min,
		.tm_hour = utc.tm_hour,
		.tm_mday = utc.tm_mday,
		.tm_mon = utc.tm_mon,
		.tm_year = utc.tm_year,
		.tm_wday = utc.tm_wday,
		.tm_yday = utc.tm_yday,
		.tm_isdst = -1,
		.tm_nsec = (int)(unix_ms % 1000 * 1000000),
	};
	return 0;
}

struct tm *rtc_time_to_tm(struct rtc_time *timeptr)
{
	static struct tm utc;

	utc = (struct tm){
		.tm_sec = timeptr->tm_sec,
		.tm_min = timeptr->tm_min,
		.tm_hour = timeptr->tm_hour,
		.tm_mday = timeptr->tm_mday,
		.tm_mon = timeptr->tm_mon,
		.tm_year = timeptr->tm_year,
	};
	return &utc;
}

int64_t timeutil_timegm64(const struct tm *tm)
{
	struct tm utc = *tm;

	return timegm(&utc);
}
