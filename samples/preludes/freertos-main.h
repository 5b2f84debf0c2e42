/* What main.c of the FreeRTOS quick start has in scope. */
#include <stdint.h>

#include <esp_err.h>
#include <esp_log.h>
#include <freertos/FreeRTOS.h>
#include <freertos/task.h>

#include <skerry.h>

uint64_t board_unix_ms(void);

static const char *TAG __attribute__((unused)) = "app";
static const uint8_t device_key[32] __attribute__((unused));
static esp_err_t err __attribute__((unused));
static int rc __attribute__((unused));
