/*
 * The storage of ESP-IDF, on top of the simulation.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include <esp_err.h>
#include <nvs.h>
#include <nvs_flash.h>

#include "simulation.h"

#define NAMESPACES_MAX 4u

static bool is_flash_ready;
static char namespaces[NAMESPACES_MAX][SIM_NAME_MAX];

esp_err_t nvs_flash_init(void)
{
	is_flash_ready = true;
	return ESP_OK;
}

esp_err_t nvs_open(const char *namespace_name, nvs_open_mode_t open_mode, nvs_handle_t *out_handle)
{
	(void)open_mode;
	if (!is_flash_ready) {
		return ESP_ERR_NVS_NOT_INITIALIZED;
	}
	for (nvs_handle_t i = 0; i < NAMESPACES_MAX; i++) {
		if (namespaces[i][0] == '\0' || strcmp(namespaces[i], namespace_name) == 0) {
			(void)snprintf(namespaces[i], sizeof(namespaces[i]), "%s", namespace_name);
			*out_handle = i + 1;
			return ESP_OK;
		}
	}
	return ESP_ERR_INVALID_SIZE;
}

void nvs_close(nvs_handle_t handle)
{
	(void)handle;
}

/* The name of a record: namespace and key. */
static bool name_record(nvs_handle_t handle, const char *key, char name[SIM_NAME_MAX])
{
	int len;

	if (handle == 0 || handle > NAMESPACES_MAX || namespaces[handle - 1][0] == '\0') {
		return false;
	}
	len = snprintf(name, SIM_NAME_MAX, "%s/%s", namespaces[handle - 1], key);
	return len > 0 && (size_t)len < SIM_NAME_MAX;
}

esp_err_t nvs_get_blob(nvs_handle_t handle, const char *key, void *out_value, size_t *length)
{
	char name[SIM_NAME_MAX];
	size_t found;

	if (!name_record(handle, key, name)) {
		return ESP_ERR_INVALID_SIZE;
	}
	if (sim_storage_read(name, NULL, 0, &found) != 0) {
		return ESP_ERR_NVS_NOT_FOUND;
	}
	if (out_value != NULL) {
		if (*length < found) {
			return ESP_ERR_INVALID_SIZE;
		}
		(void)sim_storage_read(name, out_value, *length, &found);
	}
	*length = found;
	return ESP_OK;
}

esp_err_t nvs_set_blob(nvs_handle_t handle, const char *key, const void *value, size_t length)
{
	char name[SIM_NAME_MAX];

	if (!name_record(handle, key, name) || sim_storage_write(name, value, length) != 0) {
		return ESP_ERR_INVALID_SIZE;
	}
	return ESP_OK;
}

/* nvs_set_blob() has written already, at once as a power cut sees it. */
esp_err_t nvs_commit(nvs_handle_t handle)
{
	(void)handle;
	return ESP_OK;
}
