/* Stub: only what the pages use, as Zephyr 4.4 declares it. */
#ifndef ZEPHYR_BLUETOOTH_UUID_H
#define ZEPHYR_BLUETOOTH_UUID_H

#define BT_UUID_16_ENCODE(w16) (((w16) >> 0) & 0xFF), (((w16) >> 8) & 0xFF)

#endif
