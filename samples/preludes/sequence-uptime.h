/* What main() has in scope in uptime mode, with the sequence.h of the page. */
#include <skerry.h>

#include "sequence.h"

static uint8_t device_key[32];
static int err;
