/* Stub: only what the pages use, as NimBLE declares it in ESP-IDF 6.0. */
#ifndef HOST_BLE_HS_H
#define HOST_BLE_HS_H

#include <stdint.h>

#define BLE_HS_FOREVER INT32_MAX
#define BLE_HS_EALREADY 2
#define BLE_HS_EMSGSIZE 4
#define BLE_HS_ENOTSUP 8
#define BLE_HS_EBUSY 15

#define BLE_OWN_ADDR_RANDOM 0x01

#define BLE_GAP_CONN_MODE_NON 0
#define BLE_GAP_DISC_MODE_NON 0

#define BLE_HCI_ADV_ITVL 625
#define BLE_GAP_ADV_ITVL_MS(t) ((t) * 1000 / BLE_HCI_ADV_ITVL)

typedef struct {
	uint8_t type;
	uint8_t val[6];
} ble_addr_t;

struct ble_gap_adv_params {
	uint8_t conn_mode;
	uint8_t disc_mode;
	uint16_t itvl_min;
	uint16_t itvl_max;
	uint8_t channel_map;
	uint8_t filter_policy;
	uint8_t high_duty_cycle : 1;
};

struct ble_gap_event;
typedef int ble_gap_event_fn(struct ble_gap_event *event, void *arg);

int ble_gap_adv_set_data(const uint8_t *data, int data_len);
int ble_gap_adv_start(uint8_t own_addr_type, const ble_addr_t *direct_addr, int32_t duration_ms,
		      const struct ble_gap_adv_params *adv_params, ble_gap_event_fn *cb, void *cb_arg);
int ble_gap_adv_stop(void);

int ble_hs_id_gen_rnd(int nrpa, ble_addr_t *out_addr);
int ble_hs_id_set_rnd(const uint8_t *rnd_addr);

typedef void ble_hs_reset_fn(int reason);
typedef void ble_hs_sync_fn(void);

struct ble_hs_cfg {
	ble_hs_reset_fn *reset_cb;
	ble_hs_sync_fn *sync_cb;
};

extern struct ble_hs_cfg ble_hs_cfg;

#endif
