/* SPDX-License-Identifier: Apache-2.0 */
#include "packet.h"

#include <errno.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define AD_UUID_LIST 0x03u
#define AD_SERVICE_DATA 0x16u
#define BLOCK_LEN 16u

/* Offsets in the service data. */
#define AT_VERSION 2u
#define AT_ID 4u
#define AT_TAG 8u

static const uint8_t service_uuid[2] = {SKERRY_BLE_UUID & 0xff, SKERRY_BLE_UUID >> 8};

static void put_be32(uint8_t out[4], uint32_t value)
{
	out[0] = (uint8_t)(value >> 24);
	out[1] = (uint8_t)(value >> 16);
	out[2] = (uint8_t)(value >> 8);
	out[3] = (uint8_t)value;
}

/* SP 800-108 in counter mode with AES-CMAC. The label has at most 13 characters. */
static int kdf(const uint8_t *key, const char *label, uint32_t context, uint8_t *out, size_t len)
{
	/* i, label, separator, context of up to 10 digits with the terminator of snprintf(), L */
	uint8_t message[4 + 13 + 1 + 11 + 4];
	uint8_t block[BLOCK_LEN];
	int text = snprintf((char *)message + 4, sizeof(message) - 8, "%s%c%" PRIu32, label, 0, context);
	int err = 0;

	if (text < 0) {
		return -EINVAL;
	}
	put_be32(message + 4 + text, (uint32_t)(len * 8));
	for (uint32_t i = 1; err == 0 && len > 0; i++) {
		size_t part = len < BLOCK_LEN ? len : BLOCK_LEN;

		put_be32(message, i);
		err = skerry_crypto_cmac(key, message, 4 + (size_t)text + 4, block);
		memcpy(out, block, part);
		out += part;
		len -= part;
	}
	skerry_crypto_zeroize(block, sizeof(block));
	return err;
}

int host_day_derive(const uint8_t *device_key, uint32_t time_counter, struct host_day *day)
{
	int err = kdf(device_key, "DeviceKey", time_counter, day->device_key, sizeof(day->device_key));

	if (err == 0) {
		err = kdf(device_key, "NonceKey", time_counter, day->nonce_key, sizeof(day->nonce_key));
	}
	if (err == 0) {
		err = kdf(device_key, "EncryptionKey", time_counter, day->encryption_key, sizeof(day->encryption_key));
	}
	if (err == 0) {
		err = kdf(day->device_key, "DeviceID", 0, day->id, sizeof(day->id));
	}
	return err;
}

int host_seal_derive(const struct host_day *day, uint16_t sequence_number, struct host_seal *seal)
{
	int err = kdf(day->nonce_key, "Nonce", sequence_number, seal->nonce, sizeof(seal->nonce));

	return err != 0 ? err : kdf(day->encryption_key, "Key", sequence_number, seal->key, sizeof(seal->key));
}

/* Encrypts, and decrypts. */
static int crypt(const struct host_seal *seal, const uint8_t *in, size_t len, uint8_t *out)
{
	uint8_t block[BLOCK_LEN] = {0};

	memcpy(block, seal->nonce, sizeof(seal->nonce));
	return len == 0 ? 0 : skerry_crypto_aes_ctr(seal->key, block, in, len, out);
}

static int tag_make(const struct host_seal *seal, const uint8_t *ciphertext, size_t len, uint8_t tag[HOST_TAG_LEN])
{
	uint8_t mac[BLOCK_LEN];
	int err = skerry_crypto_cmac(seal->key, ciphertext, len, mac);

	memcpy(tag, mac, HOST_TAG_LEN);
	return err;
}

int host_packet_encode(const uint8_t *device_key, uint32_t time_counter, uint16_t sequence_number,
		       const uint8_t *payload, size_t len, uint8_t *service_data)
{
	uint8_t out[HOST_SERVICE_DATA_MAX_LEN];
	struct host_day day;
	struct host_seal seal;
	int err;

	if (sequence_number > HOST_MAX_SEQUENCE || len > SKERRY_BLE_MAX_DATA_LEN) {
		return -EINVAL;
	}
	memcpy(out, service_uuid, sizeof(service_uuid));
	out[AT_VERSION] = (uint8_t)(sequence_number >> 8); /* protocol version 0 */
	out[AT_VERSION + 1] = (uint8_t)sequence_number;

	err = host_day_derive(device_key, time_counter, &day);
	if (err == 0) {
		memcpy(out + AT_ID, day.id, sizeof(day.id));
		err = host_seal_derive(&day, sequence_number, &seal);
	}
	if (err == 0) {
		err = crypt(&seal, payload, len, out + SKERRY_BLE_ADV_HEADER_SIZE);
	}
	if (err == 0) {
		err = tag_make(&seal, out + SKERRY_BLE_ADV_HEADER_SIZE, len, out + AT_TAG);
	}
	if (err == 0) {
		memcpy(service_data, out, SKERRY_BLE_ADV_HEADER_SIZE + len);
	}
	skerry_crypto_zeroize(&day, sizeof(day));
	skerry_crypto_zeroize(&seal, sizeof(seal));
	return err;
}

static bool list_holds_uuid(const uint8_t *list, size_t len)
{
	for (size_t i = 0; i + 2 <= len; i += 2) {
		if (memcmp(list + i, service_uuid, sizeof(service_uuid)) == 0) {
			return true;
		}
	}
	return false;
}

/* Finds the first service data of the network; NULL when it is no packet. A length of 0 ends advertising data early. */
static const uint8_t *find_service_data(const uint8_t *data, size_t len, size_t *service_len)
{
	const uint8_t *found = NULL;
	bool is_listed = false;

	if (len > HOST_AD_MAX_LEN) {
		return NULL;
	}
	for (size_t at = 0; at < len && data[at] > 0; at += 1u + data[at]) {
		const uint8_t *content;
		size_t content_len = data[at] - 1u;

		if (data[at] > len - at - 1) {
			return NULL; /* cut off */
		}
		content = data + at + 2;
		if (data[at + 1] == AD_UUID_LIST && list_holds_uuid(content, content_len)) {
			is_listed = true;
		}
		if (found == NULL && data[at + 1] == AD_SERVICE_DATA && content_len >= sizeof(service_uuid) &&
		    memcmp(content, service_uuid, sizeof(service_uuid)) == 0) {
			found = content;
			*service_len = content_len;
		}
	}
	return is_listed ? found : NULL;
}

static bool tags_equal(const uint8_t *one, const uint8_t *other)
{
	unsigned int difference = 0;

	for (size_t i = 0; i < HOST_TAG_LEN; i++) {
		difference |= (unsigned int)(one[i] ^ other[i]); /* in constant time */
	}
	return difference == 0;
}

/* Opens service data with one time counter: 0, -EACCES, or an error of the crypto functions. */
static int open_packet(const uint8_t *device_key, uint32_t time_counter, const uint8_t *service_data, size_t len,
		       struct host_packet *packet)
{
	const uint8_t *ciphertext = service_data + SKERRY_BLE_ADV_HEADER_SIZE;
	size_t payload_len = len - SKERRY_BLE_ADV_HEADER_SIZE;
	uint16_t sequence_number = (uint16_t)((service_data[AT_VERSION] & 3u) << 8 | service_data[AT_VERSION + 1]);
	uint8_t tag[HOST_TAG_LEN];
	struct host_day day;
	struct host_seal seal;
	int err = host_day_derive(device_key, time_counter, &day);

	if (err == 0 && memcmp(day.id, service_data + AT_ID, sizeof(day.id)) != 0) {
		err = -EACCES;
	}
	if (err == 0) {
		err = host_seal_derive(&day, sequence_number, &seal);
	}
	if (err == 0) {
		err = tag_make(&seal, ciphertext, payload_len, tag);
	}
	if (err == 0 && !tags_equal(tag, service_data + AT_TAG)) {
		err = -EACCES;
	}
	if (err == 0) {
		*packet = (struct host_packet){
			.time_counter = time_counter,
			.sequence_number = sequence_number,
			.payload_len = payload_len,
		};
		err = crypt(&seal, ciphertext, payload_len, packet->payload);
	}
	skerry_crypto_zeroize(&day, sizeof(day));
	skerry_crypto_zeroize(&seal, sizeof(seal));
	return err;
}

int host_packet_receive(const uint8_t *device_key, uint32_t first, uint32_t last, const uint8_t *data, size_t len,
			struct host_packet *packet)
{
	size_t service_len = 0;
	const uint8_t *service_data = find_service_data(data, len, &service_len);

	if (service_data == NULL || service_len < AT_ID) {
		return -EBADMSG;
	}
	if (service_data[AT_VERSION] >> 2 != 0) {
		return -ENOTSUP;
	}
	if (service_len < SKERRY_BLE_ADV_HEADER_SIZE || service_len > HOST_SERVICE_DATA_MAX_LEN) {
		return -EBADMSG;
	}
	/* The end is compared before the step, so that the largest time counter does not wrap. */
	for (uint32_t time_counter = first;; time_counter++) {
		int err = open_packet(device_key, time_counter, service_data, service_len, packet);

		if (err != -EACCES || time_counter >= last) {
			return err;
		}
	}
}
