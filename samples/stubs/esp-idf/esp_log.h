/* Stub: only what the pages use, as ESP-IDF 6.0 declares it. */
#ifndef ESP_LOG_H
#define ESP_LOG_H

#include <stdint.h>

__attribute__((format(printf, 3, 4))) void stub_esp_log(char level, const char *tag, const char *format, ...);
void stub_esp_log_hex(const char *tag, const void *buffer, uint16_t length);

#define ESP_LOGE(tag, format, ...) stub_esp_log('E', tag, format, ##__VA_ARGS__)
#define ESP_LOGW(tag, format, ...) stub_esp_log('W', tag, format, ##__VA_ARGS__)
#define ESP_LOGI(tag, format, ...) stub_esp_log('I', tag, format, ##__VA_ARGS__)
#define ESP_LOG_BUFFER_HEX(tag, buffer, length) stub_esp_log_hex(tag, buffer, length)

#endif
