/* Stub: only what the pages use, as ESP-IDF 6.0 declares it. */
#ifndef ESP_ATTR_H
#define ESP_ATTR_H

/* Memory that outlives deep sleep. */
#define RTC_DATA_ATTR

#endif
