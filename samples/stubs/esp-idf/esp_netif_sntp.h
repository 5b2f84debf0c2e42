/* Stub: only what the pages use, as ESP-IDF 6.0 declares it. */
#ifndef ESP_NETIF_SNTP_H
#define ESP_NETIF_SNTP_H

#include <stdbool.h>
#include <stddef.h>

#include <esp_err.h>

typedef struct esp_sntp_config {
	bool wait_for_sync;
	bool start;
	size_t num_of_servers;
	const char *servers[1];
} esp_sntp_config_t;

#define ESP_NETIF_SNTP_DEFAULT_CONFIG(server) \
	{.wait_for_sync = true, .start = true, .num_of_servers = 1, .servers = {server}}

esp_err_t esp_netif_sntp_init(const esp_sntp_config_t *config);

#endif
