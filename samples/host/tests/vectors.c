/*
 * Holds the library against the test vectors of the network that belong to this build: those of its key size, and in
 * uptime mode those with a time counter of 0 to 127. Decoding is the same in both modes.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <skerry.h>

#include "core.h"
#include "packet.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

struct input {
	uint32_t time_counter;
	uint32_t sequence_number;
	const char *payload;
};

struct packets {
	const char *name, *device_key, *payload, *derived_device_key, *derived_nonce_key, *derived_encryption_key;
	const char *ephemeral_device_id, *nonce, *packet_key, *service_data, *advertising_data;
	uint32_t time_counter, sequence_number;
};

struct accepted {
	const char *name, *device_key, *advertising_data;
	uint32_t time_counter, tolerance;
	struct input packet;
};

struct failures {
	const char *name, *action, *device_key, *advertising_data, *error;
	uint32_t time_counter, tolerance, count;
	struct input packets[4];
};

#include "vectors.h"

static uint64_t uptime_ms;
static uint16_t sequence_number;
static unsigned int checked, failed;

uint64_t skerry_uptime_get(void)
{
	return uptime_ms;
}

uint16_t skerry_sequence_counter_get(void)
{
	return sequence_number;
}

static size_t from_hex(const char *digits, uint8_t *out, size_t size)
{
	size_t len = strlen(digits) / 2;

	if (len > size) {
		printf("a value of the vectors has %zu bytes, and %zu have room\n", len, size);
		exit(1);
	}
	for (size_t i = 0; i < len; i++) {
		char pair[3] = {digits[2 * i], digits[2 * i + 1], '\0'};

		out[i] = (uint8_t)strtoul(pair, NULL, 16);
	}
	return len;
}

static void expect(bool is_right, const char *name, const char *what)
{
	if (!is_right) {
		printf("%s: %s differs\n", name, what);
		failed++;
	}
}

static void expect_bytes(const uint8_t *found, size_t len, const char *digits, const char *name, const char *what)
{
	uint8_t right[64];

	expect(from_hex(digits, right, sizeof(right)) == len && memcmp(found, right, len) == 0, name, what);
}

/* Whether the key is one of this build; it is set in the SDK, which keeps the pointer. */
static bool use_key(const char *digits)
{
	static uint8_t key[CONFIG_SKERRY_KEY_SIZE];

	if (strlen(digits) != 2 * sizeof(key)) {
		return false;
	}
	from_hex(digits, key, sizeof(key));
	return skerry_key_set(key) == 0;
}

/* Sets the time so that the next packet has this time counter; false when this build cannot have it. */
static bool use_time_counter(uint32_t time_counter)
{
	uint32_t found;

#ifdef CONFIG_SKERRY_COUNTER_SOURCE_UNIX_TIME
	if (skerry_time_set(time_counter * HOST_PERIOD_MS + 1) != 0) {
		return false;
	}
#else
	if (time_counter > 127) {
		return false;
	}
	uptime_ms += (time_counter - uptime_ms / HOST_PERIOD_MS % 128 + 128) % 128 * HOST_PERIOD_MS;
#endif
	return skerry_counter_get(&found) == 0 && found == time_counter;
}

static int encode(const struct input *input, uint8_t *service_data, size_t *len)
{
	uint8_t payload[64];
	size_t payload_len = from_hex(input->payload, payload, sizeof(payload));

	sequence_number = (uint16_t)input->sequence_number;
	return skerry_ble_advertise_get(payload, payload_len, service_data, len);
}

static int decode(const char *digits, uint32_t time_counter, uint32_t tolerance, struct host_packet *packet)
{
	uint8_t data[64];
	size_t len = from_hex(digits, data, sizeof(data));

	return host_packet_receive(host_key(), time_counter - tolerance, time_counter + tolerance, data, len, packet);
}

static void check_derivation(const struct packets *vector)
{
	struct host_day day;
	struct host_seal seal;
	int err = host_day_derive(host_key(), vector->time_counter, &day);

	if (err == 0) {
		err = host_seal_derive(&day, (uint16_t)vector->sequence_number, &seal);
	}
	if (err != 0) {
		expect(false, vector->name, "the crypto backend");
		return;
	}
	expect_bytes(day.device_key, sizeof(day.device_key), vector->derived_device_key, vector->name, "DeviceKey");
	expect_bytes(day.nonce_key, sizeof(day.nonce_key), vector->derived_nonce_key, vector->name, "NonceKey");
	expect_bytes(day.encryption_key, sizeof(day.encryption_key), vector->derived_encryption_key, vector->name,
		     "EncryptionKey");
	expect_bytes(day.id, sizeof(day.id), vector->ephemeral_device_id, vector->name, "ID");
	expect_bytes(seal.nonce, sizeof(seal.nonce), vector->nonce, vector->name, "nonce");
	expect_bytes(seal.key, sizeof(seal.key), vector->packet_key, vector->name, "packet key");
}

static void check_packet(const struct packets *vector)
{
	const struct input input = {vector->time_counter, vector->sequence_number, vector->payload};
	uint8_t service_data[HOST_SERVICE_DATA_MAX_LEN];
	size_t len = sizeof(service_data);
	struct host_packet packet;

	if (!use_key(vector->device_key) || !use_time_counter(vector->time_counter)) {
		return;
	}
	checked++;
	check_derivation(vector);
	expect(encode(&input, service_data, &len) == 0, vector->name, "result");
	expect_bytes(service_data, len, vector->service_data, vector->name, "service data");
	if (decode(vector->advertising_data, vector->time_counter, 0, &packet) != 0) {
		expect(false, vector->name, "result of decoding");
		return;
	}
	expect(packet.sequence_number == vector->sequence_number, vector->name, "decoded sequence number");
	expect_bytes(packet.payload, packet.payload_len, vector->payload, vector->name, "decoded payload");
}

static void check_accepted(const struct accepted *vector)
{
	struct host_packet packet;

	if (!use_key(vector->device_key)) {
		return;
	}
	checked++;
	if (decode(vector->advertising_data, vector->time_counter, vector->tolerance, &packet) != 0) {
		expect(false, vector->name, "result");
		return;
	}
	expect(packet.time_counter == vector->packet.time_counter, vector->name, "time counter");
	expect(packet.sequence_number == vector->packet.sequence_number, vector->name, "sequence number");
	expect_bytes(packet.payload, packet.payload_len, vector->packet.payload, vector->name, "payload");
}

/* Errors of decoding that have a value of their own; a swapped field fails in one way or the other. */
static bool is_error(const char *name, int err)
{
	static const struct {
		const char *name;
		int err;
	} errors[] = {
		{"truncated", -EBADMSG}, {"missing-uuid-list", -EBADMSG}, {"unknown-version", -ENOTSUP},
		{"wrong-day", -EACCES},  {"wrong-tag", -EACCES},          {"wrong-key", -EACCES},
	};

	for (size_t i = 0; i < COUNT(errors); i++) {
		if (strcmp(name, errors[i].name) == 0) {
			return err == errors[i].err;
		}
	}
	return strcmp(name, "swapped-byte-order") == 0 && (err == -EBADMSG || err == -EACCES);
}

static void check_failure(const struct failures *vector)
{
	uint8_t service_data[HOST_SERVICE_DATA_MAX_LEN];
	struct host_packet packet;

	if (!use_key(vector->device_key)) {
		return;
	}
	if (strcmp(vector->action, "decode") == 0) {
		checked++;
		expect(is_error(vector->error, decode(vector->advertising_data, vector->time_counter,
						      vector->tolerance, &packet)),
		       vector->name, "error");
		return;
	}
	/* Leaves the day, and with it what the nonce check remembers of it. */
	use_time_counter(1);
	sequence_number = 0;
	size_t len = sizeof(service_data);
	(void)skerry_ble_advertise_get(NULL, 0, service_data, &len);
	if (!use_time_counter(vector->packets[0].time_counter)) {
		return;
	}
	checked++;
	for (uint32_t i = 0; i < vector->count; i++) {
		bool is_last = i + 1 == vector->count;

		len = sizeof(service_data);
		expect((encode(&vector->packets[i], service_data, &len) != 0) == is_last, vector->name, "result");
	}
}

int main(void)
{
#ifdef CONFIG_SKERRY_COUNTER_SOURCE_UNIX_TIME
	int err = skerry_init(1, NULL);
#else
	int err = skerry_init(0, NULL);
#endif

	if (err != 0) {
		printf("skerry_init failed (%d)\n", err);
		return 1;
	}
	for (size_t i = 0; i < COUNT(packets); i++) {
		check_packet(&packets[i]);
	}
	for (size_t i = 0; i < COUNT(accepted); i++) {
		check_accepted(&accepted[i]);
	}
	for (size_t i = 0; i < COUNT(failures); i++) {
		check_failure(&failures[i]);
	}
	printf("%s: %u vectors, %u differences\n", skerry_config_vector_get(), checked, failed);
	return failed == 0 && checked > 0 ? 0 : 1;
}
