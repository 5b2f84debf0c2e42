/* Stub: only what the pages use, as ESP-IDF 6.0 declares it. */
#ifndef NVS_FLASH_H
#define NVS_FLASH_H

#include <esp_err.h>

esp_err_t nvs_flash_init(void);

#endif
