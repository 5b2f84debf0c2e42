/*
 * Tasks and semaphores of FreeRTOS, on top of the simulation.
 *
 * One thread plays all tasks: the main task, and the callbacks of the Bluetooth host while the main task waits.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#include <stdbool.h>

#include <freertos/FreeRTOS.h>
#include <freertos/semphr.h>
#include <freertos/task.h>

#include "simulation.h"

#define SEMAPHORES_MAX 8u

static uint64_t milliseconds_of(TickType_t ticks)
{
	return ticks == portMAX_DELAY ? UINT64_MAX : (uint64_t)ticks * 1000 / configTICK_RATE_HZ;
}

void vTaskDelay(const TickType_t xTicksToDelay)
{
	sim_wait(milliseconds_of(xTicksToDelay), NULL);
}

struct QueueDefinition {
	bool is_given;
};

SemaphoreHandle_t xSemaphoreCreateBinary(void)
{
	static struct QueueDefinition semaphores[SEMAPHORES_MAX];
	static size_t count;

	return count < SEMAPHORES_MAX ? &semaphores[count++] : NULL;
}

BaseType_t xSemaphoreGive(SemaphoreHandle_t xSemaphore)
{
	BaseType_t result = xSemaphore->is_given ? pdFALSE : pdTRUE;

	xSemaphore->is_given = true;
	return result;
}

BaseType_t xSemaphoreTake(SemaphoreHandle_t xSemaphore, TickType_t xTicksToWait)
{
	BaseType_t result;

	sim_wait(milliseconds_of(xTicksToWait), &xSemaphore->is_given);
	result = xSemaphore->is_given ? pdTRUE : pdFALSE;
	xSemaphore->is_given = false;
	return result;
}
