/*
 * Random inputs: calls of the SDK in any order with any arguments, advertising data, and scripts. The program stops
 * where a result is not what the headers promise; the sanitizers stop it at any other fault.
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
#include "script.h"

#define CHECK(condition) \
	do { \
		if (!(condition)) { \
			fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition); \
			abort(); \
		} \
	} while (0)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static uint64_t uptime_ms;
static uint16_t next_number;

uint64_t skerry_uptime_get(void)
{
	return uptime_ms;
}

uint16_t skerry_sequence_counter_get(void)
{
	return next_number;
}

/* What is left of an input. */
struct input {
	const uint8_t *data;
	size_t len;
};

/* Takes up to 8 bytes as a number; 0 at the end of the input. */
static uint64_t take(struct input *input, size_t bytes)
{
	uint64_t value = 0;

	for (; bytes > 0 && input->len > 0; bytes--, input->len--) {
		value = value << 8 | *input->data++;
	}
	return value;
}

#define UUID_BYTES SKERRY_BLE_UUID & 0xff, SKERRY_BLE_UUID >> 8

static const uint8_t keys[2][CONFIG_SKERRY_KEY_SIZE] = {{1}, {2}};

static void advertise(struct input *input)
{
	uint64_t before = take(input, 1);
	size_t len = before & 0x0f;
	size_t room = (size_t)take(input, 1) % 32;
	size_t written = room;
	uint8_t payload[16] = {0};
	uint8_t out[HOST_SERVICE_DATA_MAX_LEN + 8];
	uint8_t ad[HOST_AD_MAX_LEN];
	struct host_packet packet;
	uint32_t counter;
	int err;

	for (size_t i = 0; i < len; i++) {
		payload[i] = (uint8_t)take(input, 1);
	}
	next_number = (uint16_t)take(input, 2) % 1040;
	memset(out, 0xee, sizeof(out));
	err = skerry_ble_advertise_get(payload, len, out, &written);
	if (host_key() == NULL || len > SKERRY_BLE_MAX_DATA_LEN || room < SKERRY_BLE_ADV_HEADER_SIZE + len) {
		CHECK(err == -EINVAL);
		return;
	}
	CHECK(skerry_counter_get(&counter) == 0);
	if (err != 0) {
		CHECK(err == -EPERM); /* the number is above 1023, or came before */
		return;
	}
	CHECK(next_number <= HOST_MAX_SEQUENCE);
	CHECK(written == SKERRY_BLE_ADV_HEADER_SIZE + len);
	CHECK(out[written] == 0xee);
	CHECK(skerry_ble_advertise_get(payload, len, out, &written) == -EPERM);

	memcpy(ad, (const uint8_t[]){0x03, 0x03, UUID_BYTES, (uint8_t)(1 + written), 0x16}, HOST_AD_PREFIX_LEN);
	memcpy(ad + HOST_AD_PREFIX_LEN, out, written);
	CHECK(host_packet_receive(host_key(), counter, counter, ad, HOST_AD_PREFIX_LEN + written, &packet) == 0);
	CHECK(packet.time_counter == counter && packet.sequence_number == next_number && packet.payload_len == len &&
	      memcmp(packet.payload, payload, len) == 0);
	/* Any changed bit behind the UUIDs is noticed. */
	ad[8 + take(input, 1) % (written - 2)] ^= (uint8_t)(1u << take(input, 1) % 8);
	err = host_packet_receive(host_key(), counter, counter, ad, HOST_AD_PREFIX_LEN + written, &packet);
	CHECK(err == -EACCES || err == -ENOTSUP);
}

static void set_time(struct input *input)
{
	uint64_t unix_ms = take(input, 1 + (size_t)take(input, 1) % 8);
	uint32_t counter;
	int err = skerry_time_set(unix_ms);

	CHECK(err == 0 || err == -EINVAL);
	CHECK((unix_ms >= uptime_ms) || err == -EINVAL);
	if (err == 0) {
		CHECK(skerry_time_get() == unix_ms);
		CHECK(skerry_counter_get(&counter) == 0);
#ifdef CONFIG_SKERRY_COUNTER_SOURCE_UNIX_TIME
		CHECK(counter == unix_ms / HOST_PERIOD_MS);
#else
		CHECK(counter == uptime_ms / HOST_PERIOD_MS % 128);
#endif
	}
}

static void call_sdk(struct input *input)
{
	while (input->len > 0) {
		uint32_t expiration = skerry_ble_advertise_expiration_get();

		CHECK(expiration >= 1 && expiration <= HOST_PERIOD_MS);
		switch (take(input, 1) % 4) {
		case 0:
			set_time(input);
			break;
		case 1:
			uptime_ms += take(input, 1 + (size_t)take(input, 1) % 4);
			break;
		case 2:
			CHECK(skerry_key_set(keys[take(input, 1) % 2]) == 0);
			break;
		default:
			advertise(input);
		}
	}
}

static void receive(const struct input *input)
{
	static const uint8_t genuine[] = {0x03, 0x03, UUID_BYTES, 0x12, 0x16, UUID_BYTES};
	uint8_t data[64];
	size_t len = input->len < sizeof(data) ? input->len : sizeof(data);
	struct host_packet packet;
	int err;

	if (len > 0) {
		memcpy(data, input->data, len);
	}
	err = host_packet_receive(keys[0], UINT32_MAX - 1, UINT32_MAX, data, len, &packet);
	CHECK(err == -EBADMSG || err == -ENOTSUP || err == -EACCES);
	/* Random bytes are seldom a packet: the next ones begin as one. */
	memcpy(data, genuine, sizeof(genuine));
	err = host_packet_receive(keys[0], 5, 5, data, len, &packet);
	CHECK(err == -EBADMSG || err == -ENOTSUP || err == -EACCES);
}

static void read_script(const struct input *input)
{
	static const char *const words[] = {"start", "1d", "90s", "reset", "cut", "before", "clock", "lost", "+10min",
					    "end",   "3",  "times", "every", "\n", "\n", "2026-01-01T00:00:00Z"};
	char text[2048];
	char message[SCRIPT_MESSAGE_MAX];
	static struct script script;
	size_t len = 0;

	(void)script_read((const char *)input->data, input->len, &script, message);
	/* The same with words that a script may have. */
	for (size_t i = 0; i < input->len && len < sizeof(text) - 32; i++) {
		len += (size_t)snprintf(text + len, 32, "%s ", words[input->data[i] % 16]);
	}
	if (script_read(text, len, &script, message) == 0) {
		struct script_event *event;
		uint64_t last_ms = 0;

		for (size_t i = 0; i < 1000 && (event = script_next(&script)) != NULL; i++) {
			CHECK(event->at_ms >= last_ms);
			last_ms = event->at_ms;
			script_take(event);
		}
	} else {
		CHECK(strncmp(message, "line ", 5) == 0);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static bool is_started;
	struct input input = {.data = data, .len = size};
	char vector[64] = "";

	if (!is_started) {
		is_started = true;
#ifdef CONFIG_SKERRY_COUNTER_SOURCE_UNIX_TIME
		CHECK(skerry_init(0, keys[0]) != 0);
		CHECK(skerry_init(1, NULL) == 0);
#else
		CHECK(skerry_init(128, keys[0]) != 0);
		CHECK(skerry_init(0, NULL) == 0);
#endif
	}
	memcpy(vector, data, size < sizeof(vector) - 1 ? size : sizeof(vector) - 1);
	CHECK(skerry_config_vector_check(vector) == (strcmp(vector, skerry_config_vector_get()) == 0));
	receive(&input);
	read_script(&input);
	call_sdk(&input);
	return 0;
}
