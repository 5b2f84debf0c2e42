/* Stub: only what the pages use, as FreeRTOS declares it in ESP-IDF 6.0. */
#ifndef FREERTOS_SEMPHR_H
#define FREERTOS_SEMPHR_H

#include <freertos/FreeRTOS.h>

typedef struct QueueDefinition *SemaphoreHandle_t;

SemaphoreHandle_t xSemaphoreCreateBinary(void);
BaseType_t xSemaphoreGive(SemaphoreHandle_t xSemaphore);
BaseType_t xSemaphoreTake(SemaphoreHandle_t xSemaphore, TickType_t xTicksToWait);

#endif
