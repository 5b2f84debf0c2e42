/* Stub: only what the pages use, as ESP-IDF 6.0 declares it for the ESP32-C6. */
#ifndef ESP_BT_H
#define ESP_BT_H

#include <esp_err.h>

typedef enum {
	ESP_BLE_PWR_TYPE_ADV = 9,
} esp_ble_power_type_t;

typedef enum {
	ESP_PWR_LVL_P6 = 10, /* +6 dBm */
} esp_power_level_t;

esp_err_t esp_ble_tx_power_set(esp_ble_power_type_t power_type, esp_power_level_t power_level);

#endif
