/*
 * The Bluetooth host NimBLE, as far as the quick start uses it, on top of the simulation.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#include <setjmp.h>
#include <stdbool.h>
#include <string.h>

#include <esp_err.h>
#include <host/ble_hs.h>
#include <nimble/nimble_port.h>
#include <nimble/nimble_port_freertos.h>

#include "simulation.h"

#define AD_MAX 31u
/* Any nonzero reason: the application prints it. */
#define RESET_REASON 19

struct ble_hs_cfg ble_hs_cfg;

static jmp_buf host_task_start;
static bool is_host_running;
static bool is_advertising;
static bool is_address_set;
static uint8_t address[6];
static uint8_t data[AD_MAX];
static size_t data_len;

static void synchronize(void)
{
	if (ble_hs_cfg.sync_cb != NULL) {
		ble_hs_cfg.sync_cb();
	}
}

esp_err_t nimble_port_init(void)
{
	return ESP_OK;
}

/* The task runs until nimble_port_run(), which does not return: it is left there for ever, as a task that waits. */
void nimble_port_freertos_init(TaskFunction_t host_task_fn)
{
	if (setjmp(host_task_start) == 0) {
		host_task_fn(NULL);
	}
}

void nimble_port_run(void)
{
	is_host_running = true;
	synchronize();
	longjmp(host_task_start, 1);
}

void nimble_port_freertos_deinit(void)
{
}

void rtos_radio_reset(void)
{
	is_advertising = false;
	if (is_host_running) {
		if (ble_hs_cfg.reset_cb != NULL) {
			ble_hs_cfg.reset_cb(RESET_REASON);
		}
		synchronize();
	}
}

int ble_hs_id_gen_rnd(int nrpa, ble_addr_t *out_addr)
{
	if (nrpa != 1) {
		return BLE_HS_ENOTSUP; /* the pages ask for a non-resolvable private address */
	}
	out_addr->type = BLE_OWN_ADDR_RANDOM;
	sim_address_draw(out_addr->val);
	return 0;
}

int ble_hs_id_set_rnd(const uint8_t *rnd_addr)
{
	if (is_advertising) {
		return BLE_HS_EBUSY;
	}
	memcpy(address, rnd_addr, sizeof(address));
	is_address_set = true;
	return 0;
}

int ble_gap_adv_set_data(const uint8_t *new_data, int len)
{
	if (is_advertising) {
		return BLE_HS_EBUSY;
	}
	if (len < 0 || (size_t)len > sizeof(data)) {
		return BLE_HS_EMSGSIZE;
	}
	data_len = (size_t)len;
	memcpy(data, new_data, data_len);
	return 0;
}

int ble_gap_adv_start(uint8_t own_addr_type, const ble_addr_t *direct_addr, int32_t duration_ms,
		      const struct ble_gap_adv_params *adv_params, ble_gap_event_fn *cb, void *cb_arg)
{
	(void)direct_addr;
	(void)cb;
	(void)cb_arg;
	if (is_advertising) {
		return BLE_HS_EALREADY;
	}
	/* Only what the quick start does: non-connectable, from a random address, without an end. */
	if (!is_host_running || !is_address_set || own_addr_type != BLE_OWN_ADDR_RANDOM ||
	    duration_ms != BLE_HS_FOREVER || adv_params->conn_mode != BLE_GAP_CONN_MODE_NON) {
		return BLE_HS_ENOTSUP;
	}
	is_advertising = true;
	sim_advertise(data, data_len, address);
	return 0;
}

int ble_gap_adv_stop(void)
{
	if (!is_advertising) {
		return BLE_HS_EALREADY;
	}
	is_advertising = false;
	return 0;
}
