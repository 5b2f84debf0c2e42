/**
 * @file
 * The advertising packet of protocol version 0, step by step as the page "Advertising packet" describes it.
 *
 * Nothing here remembers anything. The key size is that of the build, CONFIG_SKERRY_KEY_SIZE; skerry_crypto_init() has
 * to be called first.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#ifndef HOST_PACKET_H
#define HOST_PACKET_H

#include <stddef.h>
#include <stdint.h>

#include <skerry.h>

#define HOST_ID_LEN 4u
#define HOST_TAG_LEN 4u
#define HOST_NONCE_LEN 12u
#define HOST_MAX_SEQUENCE 1023u

/** Length and type of the UUID list, the UUID, length and type of the service data [bytes]. */
#define HOST_AD_PREFIX_LEN 6u
/** Legacy advertising data [bytes]. */
#define HOST_AD_MAX_LEN 31u
#define HOST_SERVICE_DATA_MAX_LEN (SKERRY_BLE_ADV_HEADER_SIZE + SKERRY_BLE_MAX_DATA_LEN)

/** What one time counter has for all its packets. */
struct host_day {
	uint8_t device_key[CONFIG_SKERRY_KEY_SIZE];
	uint8_t nonce_key[CONFIG_SKERRY_KEY_SIZE];
	uint8_t encryption_key[CONFIG_SKERRY_KEY_SIZE];
	uint8_t id[HOST_ID_LEN];
};

/** What seals one packet. */
struct host_seal {
	uint8_t nonce[HOST_NONCE_LEN];
	uint8_t key[CONFIG_SKERRY_KEY_SIZE];
};

/** A packet that was opened. */
struct host_packet {
	uint32_t time_counter;
	uint16_t sequence_number;
	uint8_t payload[SKERRY_BLE_MAX_DATA_LEN];
	size_t payload_len;
};

/**
 * Derives the keys and the ephemeral device ID of a time counter.
 *
 * @param device_key [CONFIG_SKERRY_KEY_SIZE bytes] Device key
 * @param time_counter [Any] Days since 1970-01-01, or 0 to 127 in uptime mode
 * @param day [Not NULL] Receives them
 * @retval 0
 * @retval nonzero Error of the crypto functions, unchanged
 */
int host_day_derive(const uint8_t *device_key, uint32_t time_counter, struct host_day *day);

/**
 * Derives nonce and packet key.
 *
 * @param day [Not NULL] Keys of the time counter
 * @param sequence_number [0 to 1023] Sequence number of the packet
 * @param seal [Not NULL] Receives them
 * @retval 0
 * @retval nonzero Error of the crypto functions, unchanged
 */
int host_seal_derive(const struct host_day *day, uint16_t sequence_number, struct host_seal *seal);

/**
 * Makes the service data of a packet.
 *
 * @param device_key [CONFIG_SKERRY_KEY_SIZE bytes] Device key
 * @param time_counter [Any] Time counter
 * @param sequence_number [0 to 1023] Sequence number, never twice for one time counter
 * @param payload [len bytes; NULL allowed if len is 0] Payload in plain text; may overlap service_data
 * @param len [0 to 13 bytes] Length of the payload
 * @param service_data [12 + len bytes] Receives the service data; unchanged after an error
 * @retval 0
 * @retval -EINVAL sequence_number or len is out of its range
 * @retval nonzero Error of the crypto functions, unchanged
 */
int host_packet_encode(const uint8_t *device_key, uint32_t time_counter, uint16_t sequence_number,
		       const uint8_t *payload, size_t len, uint8_t *service_data);

/**
 * Does what a receiver does with advertising data: finds the service data, and opens it with the first time counter
 * that fits.
 *
 * @param device_key [CONFIG_SKERRY_KEY_SIZE bytes] Device key
 * @param first [Not above last] First time counter to try
 * @param last Last time counter to try; each takes eight CMACs at most
 * @param data [len bytes] Advertising data, from the length of its first AD structure on
 * @param len [Bytes] Length of the advertising data
 * @param packet [Not NULL] Receives the packet
 * @retval 0
 * @retval -EBADMSG No packet: cut off, longer than 31 bytes, or without UUID list or service data of the network
 * @retval -ENOTSUP Another protocol version than 0: ignore it
 * @retval -EACCES Another device key or time counter, or forged
 * @retval nonzero Error of the crypto functions, unchanged
 */
int host_packet_receive(const uint8_t *device_key, uint32_t first, uint32_t last, const uint8_t *data, size_t len,
			struct host_packet *packet);

#endif
