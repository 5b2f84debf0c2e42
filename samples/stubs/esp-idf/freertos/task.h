/* Stub: only what the pages use, as FreeRTOS declares it in ESP-IDF 6.0. */
#ifndef FREERTOS_TASK_H
#define FREERTOS_TASK_H

#include <freertos/FreeRTOS.h>

void vTaskDelay(const TickType_t xTicksToDelay);

#endif
