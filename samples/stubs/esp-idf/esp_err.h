/* Stub: only what the pages use, as ESP-IDF 6.0 declares it. */
#ifndef ESP_ERR_H
#define ESP_ERR_H

typedef int esp_err_t;

#define ESP_OK 0
#define ESP_ERR_INVALID_SIZE 0x104
#define ESP_ERR_NOT_ALLOWED 0x10D

const char *esp_err_to_name(esp_err_t code);
void stub_error_check(esp_err_t code);

#define ESP_ERROR_CHECK(x) stub_error_check(x)

#endif
