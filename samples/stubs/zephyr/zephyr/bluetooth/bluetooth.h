/* Stub: only what the pages use, as Zephyr 4.4 declares it. */
#ifndef ZEPHYR_BLUETOOTH_BLUETOOTH_H
#define ZEPHYR_BLUETOOTH_BLUETOOTH_H

#include <stddef.h>
#include <stdint.h>

#include <zephyr/bluetooth/gap.h>

#define BT_ID_DEFAULT 0

typedef struct {
	uint8_t type;
	uint8_t val[6];
} bt_addr_le_t;

struct bt_data {
	uint8_t type;
	uint8_t data_len;
	const uint8_t *data;
};

#define BT_DATA(_type, _data, _data_len) \
	{ \
		.type = (_type), .data_len = (_data_len), .data = (const uint8_t *)(_data), \
	}

enum {
	BT_LE_ADV_OPT_NONE = 0,
	BT_LE_ADV_OPT_CONN = 1u << 0,
	BT_LE_ADV_OPT_USE_IDENTITY = 1u << 2,
	BT_LE_ADV_OPT_USE_NRPA = 1u << 19,
};

struct bt_le_adv_param {
	uint8_t id;
	uint8_t sid;
	uint8_t secondary_max_skip;
	uint32_t options;
	uint32_t interval_min;
	uint32_t interval_max;
	const bt_addr_le_t *peer;
};

#define BT_LE_ADV_PARAM_INIT(_options, _int_min, _int_max, _peer) \
	{ \
		.id = BT_ID_DEFAULT, .sid = 0, .secondary_max_skip = 0, .options = (_options), \
		.interval_min = (_int_min), .interval_max = (_int_max), .peer = (_peer), \
	}

typedef void (*bt_ready_cb_t)(int err);

int bt_enable(bt_ready_cb_t cb);
int bt_le_adv_start(const struct bt_le_adv_param *param, const struct bt_data *ad, size_t ad_len,
		    const struct bt_data *sd, size_t sd_len);
int bt_le_adv_stop(void);

#endif
