/* Stub: only what the pages use, as Zephyr 4.4 declares it. Every alias is the same device. */
#ifndef ZEPHYR_DEVICE_H
#define ZEPHYR_DEVICE_H

#include <stdbool.h>

struct device {
	const char *name;
};

extern const struct device stub_device;

#define DT_ALIAS(alias) stub_alias_##alias
#define DEVICE_DT_GET(node_id) (&stub_device)

bool device_is_ready(const struct device *dev);

#endif
