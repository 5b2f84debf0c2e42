/*
 * An application without an RTOS, on top of the simulation: it calls simulation.h where it would call its board.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#include "simulation.h"

/* main() of the application, under another name. */
int application_main(void);

void rtos_start(void)
{
	(void)application_main();
}

void rtos_radio_reset(void)
{
	/* A Bluetooth stack of your own would report it here. */
}
