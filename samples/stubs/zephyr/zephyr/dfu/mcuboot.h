/* Stub: only what the pages use, as Zephyr 4.4 declares it. */
#ifndef ZEPHYR_DFU_MCUBOOT_H
#define ZEPHYR_DFU_MCUBOOT_H

#include <stdbool.h>

bool boot_is_img_confirmed(void);
int boot_write_img_confirmed(void);

#endif
