/**
 * @file
 * Device SDK: configuration options.
 *
 * Under Zephyr and ESP-IDF these are Kconfig symbols, set in prj.conf or sdkconfig. In the other ports they are macros
 * that your configuration header defines; leave an option that is off undefined. This header stops a build whose
 * options contradict each other.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#ifndef SKERRY_OPTIONS_H
#define SKERRY_OPTIONS_H

/* Zephyr includes its configuration before each file; ESP-IDF leaves that to the code. */
#if defined(ESP_PLATFORM) && !defined(__ZEPHYR__)
#include "sdkconfig.h"
#endif

/**
 * Terrestrial network
 *
 * @option CONFIG_SKERRY_BLE_NETWORK
 * @range on, off
 * @default off
 * @since 3.0.0
 */

/**
 * Satellite network
 *
 * @option CONFIG_SKERRY_SAT_NETWORK
 * @range on, off
 * @default off
 * @since 3.0.0
 */

#if !defined(CONFIG_SKERRY_BLE_NETWORK) && !defined(CONFIG_SKERRY_SAT_NETWORK)
#error "Switch on CONFIG_SKERRY_BLE_NETWORK, CONFIG_SKERRY_SAT_NETWORK or both"
#endif

/**
 * 32-byte device key, AES-256-CTR
 *
 * @option CONFIG_SKERRY_NETWORK_KEY_256
 * @range choice
 * @default selected
 * @since 3.0.0
 */

/**
 * 16-byte device key, AES-128-CTR
 *
 * @option CONFIG_SKERRY_NETWORK_KEY_128
 * @range choice
 * @since 3.0.0
 */

/**
 * Follows from the two above under Kconfig. Define it where there is no Kconfig
 *
 * @option CONFIG_SKERRY_KEY_SIZE
 * @range 32, 16
 * @unit bytes
 * @default derived
 * @since 3.0.0
 */

#if defined(CONFIG_SKERRY_NETWORK_KEY_256) == defined(CONFIG_SKERRY_NETWORK_KEY_128)
#error "Choose one of CONFIG_SKERRY_NETWORK_KEY_256 and CONFIG_SKERRY_NETWORK_KEY_128"
#endif
#if !defined(CONFIG_SKERRY_KEY_SIZE)
#error "Define CONFIG_SKERRY_KEY_SIZE: 32, or 16 with CONFIG_SKERRY_NETWORK_KEY_128"
#elif defined(CONFIG_SKERRY_NETWORK_KEY_256) && CONFIG_SKERRY_KEY_SIZE != 32
#error "CONFIG_SKERRY_NETWORK_KEY_256 needs a CONFIG_SKERRY_KEY_SIZE of 32"
#elif defined(CONFIG_SKERRY_NETWORK_KEY_128) && CONFIG_SKERRY_KEY_SIZE != 16
#error "CONFIG_SKERRY_NETWORK_KEY_128 needs a CONFIG_SKERRY_KEY_SIZE of 16"
#endif

/**
 * Time counter from Unix time
 *
 * @option CONFIG_SKERRY_COUNTER_SOURCE_UNIX_TIME
 * @range choice
 * @default selected
 * @since 3.0.0
 */

/**
 * Time counter from uptime, 0 to 127
 *
 * @option CONFIG_SKERRY_COUNTER_SOURCE_DEVICE_UPTIME
 * @range choice
 * @since 2.0.0
 */

#if defined(CONFIG_SKERRY_COUNTER_SOURCE_UNIX_TIME) == defined(CONFIG_SKERRY_COUNTER_SOURCE_DEVICE_UPTIME)
#error "Choose one of CONFIG_SKERRY_COUNTER_SOURCE_UNIX_TIME and CONFIG_SKERRY_COUNTER_SOURCE_DEVICE_UPTIME"
#endif

/**
 * Rotation period; the only value
 *
 * @option CONFIG_SKERRY_EID_ROTATION_PERIOD_SEC
 * @range 86400
 * @unit s
 * @default 86400
 * @since 3.0.0
 */

#if !defined(CONFIG_SKERRY_EID_ROTATION_PERIOD_SEC) || CONFIG_SKERRY_EID_ROTATION_PERIOD_SEC != 86400
#error "CONFIG_SKERRY_EID_ROTATION_PERIOD_SEC has one value: 86400"
#endif

/**
 * Refuses a packet whose nonce would repeat. Works in RAM only. Keep it on
 *
 * @option CONFIG_SKERRY_NETWORK_SECURITY_ENFORCE_NONCE_CHECK
 * @range on, off
 * @default on under Kconfig; elsewhere off until you define it
 * @since 3.0.0
 */

/**
 * You provide skerry_sequence_counter_get()
 *
 * @option CONFIG_SKERRY_NETWORK_SEQUENCE_NONCE_CUSTOM
 * @range on, off
 * @default off
 * @since 3.0.0
 */

/**
 * You provide skerry_uptime_get()
 *
 * @option CONFIG_SKERRY_UPTIME_CUSTOM
 * @range on, off
 * @default off
 * @since 3.0.0
 */

/**
 * PSA Crypto. Enable what your build lacks of the AES key type, CTR, ECB without padding and CMAC
 *
 * @option CONFIG_SKERRY_NETWORK_CRYPTO_PSA
 * @range choice
 * @default selected
 * @since 3.0.0
 */

/**
 * Mbed TLS
 *
 * @option CONFIG_SKERRY_NETWORK_CRYPTO_MBEDTLS
 * @range choice
 * @since 3.0.0
 */

/**
 * You provide the crypto functions
 *
 * @option CONFIG_SKERRY_NETWORK_CRYPTO_CUSTOM
 * @range choice
 * @since 3.0.0
 */

#if defined(CONFIG_SKERRY_NETWORK_CRYPTO_PSA) + defined(CONFIG_SKERRY_NETWORK_CRYPTO_MBEDTLS) + \
		defined(CONFIG_SKERRY_NETWORK_CRYPTO_CUSTOM) != 1
#error "Choose one of CONFIG_SKERRY_NETWORK_CRYPTO_PSA, ..._MBEDTLS and ..._CUSTOM"
#endif

/**
 * Smaller code: trigonometry by polynomials
 *
 * @option CONFIG_SKERRY_SAT_NETWORK_SMALL
 * @range on, off
 * @default off
 * @since 3.0.0
 */

/**
 * Drift of the device's clock, from which the number of extra transmissions follows
 *
 * @option CONFIG_SKERRY_SAT_NETWORK_DEVICE_TDR
 * @unit ppm
 * @default 10
 * @since 3.0.0
 */

/**
 * Test mode for certification
 *
 * @option CONFIG_SKERRY_SAT_NETWORK_DTM_MODE
 * @range on, off
 * @default off
 * @since 3.0.0
 */

/**
 * Another version of the satellite protocol. Leave it off: the network documented here uses version 0
 *
 * @option CONFIG_SKERRY_SAT_NETWORK_PROTOCOL_V1
 * @range on, off
 * @default off
 * @since 3.0.0
 */

/**
 * The port uses the start-up hook of the FreeRTOS daemon task
 *
 * @option CONFIG_SKERRY_FREERTOS_DAEMON_HOOK
 * @range on, off
 * @default off
 * @since 3.0.0
 */

#endif
