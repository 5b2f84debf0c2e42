/* Stub: only what the pages use, as Zephyr 4.4 declares it. */
#ifndef ZEPHYR_DRIVERS_RTC_H
#define ZEPHYR_DRIVERS_RTC_H

#include <zephyr/device.h>

struct tm;

struct rtc_time {
	int tm_sec;
	int tm_min;
	int tm_hour;
	int tm_mday;
	int tm_mon;
	int tm_year;
	int tm_wday;
	int tm_yday;
	int tm_isdst;
	int tm_nsec;
};

int rtc_get_time(const struct device *dev, struct rtc_time *timeptr);
struct tm *rtc_time_to_tm(struct rtc_time *timeptr);

#endif
