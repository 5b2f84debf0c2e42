/* Stub: only what the pages use, as NimBLE declares it in ESP-IDF 6.0. */
#ifndef NIMBLE_NIMBLE_PORT_H
#define NIMBLE_NIMBLE_PORT_H

#include <esp_err.h>

esp_err_t nimble_port_init(void);
void nimble_port_run(void);

#endif
