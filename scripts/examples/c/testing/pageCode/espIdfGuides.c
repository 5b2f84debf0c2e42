/* Sets the power, advertises with the intervals of Transmission guidance and keeps data in deep sleep, under ESP-IDF. */
#include <stdio.h>
#include <string.h>

#include <esp_bt.h>
#include <host/ble_hs.h>
#include <nimble/nimble_port.h>
#include <nimble/nimble_port_freertos.h>
#include <nvs.h>
#include <nvs_flash.h>

void app_main(void);
void tx_power_set(void);
int board_retained_write(const void *data, size_t len);
const uint8_t *device_key_get(void);
int board_retained_take(void *data, size_t len);

extern const struct ble_gap_adv_params adv_moving;
extern const struct ble_gap_adv_params adv_still;

esp_err_t esp_ble_tx_power_set(esp_ble_power_type_t power_type, esp_power_level_t power_level)
{
	printf("power of advertising %d, +6 dBm %d\n", power_type == ESP_BLE_PWR_TYPE_ADV,
	       power_level == ESP_PWR_LVL_P6);
	return ESP_OK;
}

static void find_key(size_t len)
{
	uint8_t written[64];
	nvs_handle_t storage;

	memset(written, 0x5a, sizeof(written));
	(void)nvs_open("provisioning", NVS_READWRITE, &storage);
	if (len > 0) {
		(void)nvs_set_blob(storage, "device_key", written, len);
	}
	const uint8_t *key = device_key_get();

	printf("key of %zu bytes: %s\n", len, key == NULL ? "none" : memcmp(key, written, 32) == 0 ? "found" : "wrong");
}

static void retain(void)
{
	char kept[] = "kept", taken[sizeof(kept)] = "";
	int empty = board_retained_take(taken, sizeof(taken));
	int written = board_retained_write(kept, sizeof(kept));
	int first = board_retained_take(taken, sizeof(taken));
	int again = board_retained_take(kept, sizeof(kept));

	printf("retained: empty %d, written %d, taken %d %s, again %d, too long %d\n", empty, written, first,
	       taken, again, board_retained_write(kept, 17));
}

static void host_task(void *param)
{
	(void)param;
	nimble_port_run();
}

static void advertise(const char *name, const struct ble_gap_adv_params *params)
{
	static const uint8_t data[] = {0x03, 0x03, 0xa0, 0xff};
	ble_addr_t address;
	int rc = ble_hs_id_gen_rnd(1, &address);

	rc = rc != 0 ? rc : ble_hs_id_set_rnd(address.val);
	rc = rc != 0 ? rc : ble_gap_adv_set_data(data, sizeof(data));
	rc = rc != 0 ? rc : ble_gap_adv_start(BLE_OWN_ADDR_RANDOM, NULL, BLE_HS_FOREVER, params, NULL, NULL);
	/* A unit is 0.625 ms. */
	printf("%s %d: %d to %d ms\n", name, rc, params->itvl_min * 5 / 8, params->itvl_max * 5 / 8);
	(void)ble_gap_adv_stop();
}

void app_main(void)
{
	(void)nimble_port_init();
	tx_power_set();
	retain();
	(void)nvs_flash_init();
	find_key(0);
	find_key(16);
	find_key(32);
	find_key(33);
	nimble_port_freertos_init(host_task);
	advertise("moving", &adv_moving);
	advertise("still", &adv_still);
}
