/* Stub: only what the pages use, as Zephyr 4.4 declares it. */
#ifndef ZEPHYR_BLUETOOTH_GAP_H
#define ZEPHYR_BLUETOOTH_GAP_H

#define BT_DATA_UUID16_ALL 0x03
#define BT_DATA_SVC_DATA16 0x16

/* 100 and 150 ms */
#define BT_GAP_ADV_FAST_INT_MIN_2 0x00a0
#define BT_GAP_ADV_FAST_INT_MAX_2 0x00f0

#endif
