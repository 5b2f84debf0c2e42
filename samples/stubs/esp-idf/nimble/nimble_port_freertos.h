/* Stub: only what the pages use, as NimBLE declares it in ESP-IDF 6.0. */
#ifndef NIMBLE_NIMBLE_PORT_FREERTOS_H
#define NIMBLE_NIMBLE_PORT_FREERTOS_H

#include <freertos/FreeRTOS.h>

void nimble_port_freertos_init(TaskFunction_t host_task_fn);
void nimble_port_freertos_deinit(void);

#endif
