/*
 * Packets of the terrestrial network: skerry_ble.h.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#include <errno.h>
#include <string.h>

#include <skerry.h>

#include "core.h"
#include "packet.h"

#ifdef CONFIG_SKERRY_NETWORK_SECURITY_ENFORCE_NONCE_CHECK

/* The sequence numbers of one time counter, a bit each. Those of an earlier time counter are forgotten. */
static struct {
	uint32_t time_counter;
	uint8_t bits[(HOST_MAX_SEQUENCE + 1) / 8];
} used;

static bool is_used(uint32_t time_counter, uint16_t number)
{
	return used.time_counter == time_counter && (used.bits[number / 8] & 1u << number % 8) != 0;
}

static void mark_used(uint32_t time_counter, uint16_t number)
{
	if (used.time_counter != time_counter) {
		memset(&used, 0, sizeof(used));
		used.time_counter = time_counter;
	}
	used.bits[number / 8] |= (uint8_t)(1u << number % 8);
}

#else

static bool is_used(uint32_t time_counter, uint16_t number)
{
	(void)time_counter;
	(void)number;
	return false;
}

static void mark_used(uint32_t time_counter, uint16_t number)
{
	(void)time_counter;
	(void)number;
}

#endif

static int make_packet(const uint8_t *in, size_t in_len, uint8_t *out, size_t *out_len)
{
	uint32_t time_counter;
	uint16_t number;
	int err = skerry_counter_get(&time_counter);

	if (err != 0) {
		return err;
	}
	number = skerry_sequence_counter_get();
	if (number > HOST_MAX_SEQUENCE || is_used(time_counter, number)) {
		return -EPERM;
	}
	err = host_packet_encode(host_key(), time_counter, number, in, in_len, out);
	if (err == 0) {
		mark_used(time_counter, number);
		*out_len = SKERRY_BLE_ADV_HEADER_SIZE + in_len;
	}
	return err;
}

int skerry_ble_advertise_get(const uint8_t *in, size_t in_len, uint8_t *out, size_t *out_len)
{
	int err;

	if (host_key() == NULL || out == NULL || out_len == NULL || (in == NULL && in_len > 0) ||
	    in_len > SKERRY_BLE_MAX_DATA_LEN || *out_len < SKERRY_BLE_ADV_HEADER_SIZE + in_len) {
		return -EINVAL;
	}
	skerry_lock();
	err = make_packet(in, in_len, out, out_len);
	skerry_unlock();
	return err;
}

uint32_t skerry_ble_advertise_expiration_get(void)
{
	return (uint32_t)(HOST_PERIOD_MS - host_counter_time() % HOST_PERIOD_MS);
}
