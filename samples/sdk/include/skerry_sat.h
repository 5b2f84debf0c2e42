/**
 * @file
 * Device SDK: satellite network. Everything here needs CONFIG_SKERRY_SAT_NETWORK.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#ifndef SKERRY_SAT_H
#define SKERRY_SAT_H

#include <stddef.h>
#include <stdint.h>

#ifdef CONFIG_SKERRY_SAT_NETWORK

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Largest payload of a satellite packet
 *
 * @unit bytes
 * @since 3.0.0
 */
#define SKERRY_SAT_MAX_DATA_LEN 13

/**
 * Largest number of frames of a packet
 *
 * @unit frames
 * @since 3.0.0
 */
#define SKERRY_SAT_MAX_FRAMES 4

/**
 * Length of a full frame
 *
 * @unit symbols
 * @since 3.0.0
 */
#define SKERRY_SAT_FRAME_SYMBOLS 16

/**
 * An encrypted packet: 76 bits of header and the encrypted payload.
 *
 * @since 3.0.0
 */
struct skerry_sat_packet {
	uint8_t bits[23];    /* the SDK's own: neither read nor change it */
	uint8_t payload_len; /* 0, 4, 9 or 13 bytes */
};

/**
 * A part of a packet, as the radio layer sends it.
 *
 * @since 3.0.0
 */
struct skerry_sat_frame {
	uint8_t symbols[SKERRY_SAT_FRAME_SYMBOLS]; /* 6 bits each, 0 to 63 */
	uint8_t len;                               /* symbols in use, 1 to 16 */
};

/**
 * How often a packet is sent.
 *
 * @since 3.0.0
 */
enum skerry_sat_reliability {
	SKERRY_SAT_RELIABILITY_NONE,   /* once */
	SKERRY_SAT_RELIABILITY_NORMAL, /* 8 times, every 20 s */
	SKERRY_SAT_RELIABILITY_HIGH,   /* 16 times, every 10 s */
};

/**
 * The orbit of one satellite. Copy the ten values as support delivers them.
 *
 * @since 3.0.0
 */
struct skerry_sat_orbit {
	double t0;           /* epoch */
	double n0;           /* mean motion at the epoch */
	double ndot;         /* its rate */
	double raan0;        /* right ascension of ascending node at epoch */
	double raandot;      /* its rate */
	double aop0;         /* argument of perigee at the epoch */
	double aopdot;       /* its rate */
	double inclination;  /* inclination */
	double eccentricity; /* eccentricity */
	uint32_t norad_id;   /* NORAD identifier */
};

/**
 * A place on Earth.
 *
 * @since 3.0.0
 */
struct skerry_sat_position {
	double latitude;  /* degrees, -90 to 90, north is positive */
	double longitude; /* degrees, -180 to 180, east is positive */
};

/**
 * A region between two places.
 *
 * @since 3.0.0. Experimental
 */
struct skerry_sat_region {
	struct skerry_sat_position south_west;
	struct skerry_sat_position north_east;
};

/**
 * A pass of a satellite.
 *
 * @since 3.0.0
 */
struct skerry_sat_pass {
	uint64_t start_ms;       /* Unix time, less half of the clock drift */
	uint32_t duration_ms;    /* milliseconds */
	uint64_t culmination_ms; /* Unix time of the largest elevation */
	double max_elevation;    /* degrees */
};

/**
 * Builds an encrypted packet. Each success takes one sequence number.
 *
 * @param pkt [Not NULL] Receives the packet
 * @param payload [len bytes; NULL allowed if len is 0] Payload in plain text
 * @param len [0, 4, 9 or 13 bytes, nothing else] Length of the payload
 * @retval 0
 * @retval -EINVAL Another length, no key, or time not set
 * @thread Not thread-safe, not re-entrant
 * @since 3.0.0
 */
int skerry_sat_packet_get(struct skerry_sat_packet *pkt, const uint8_t *payload, size_t len);

/**
 * Gives the frames of a packet, for boards that send them by themselves.
 *
 * @param pkt [Not NULL] A packet from skerry_sat_packet_get()
 * @param frames [Room for SKERRY_SAT_MAX_FRAMES] Receives the frames, in the order of sending
 * @param count [Not NULL] Receives the number of frames, 1 to 4
 * @retval 0
 * @retval -EINVAL NULL argument
 * @thread Same thread as the other calls
 * @since 3.0.0
 */
int skerry_sat_packet_frames_get(const struct skerry_sat_packet *pkt, struct skerry_sat_frame *frames, size_t *count);

/**
 * Sends a packet. Blocks until the last transmission is over: less than 1 s with NONE, about 160 s with NORMAL and
 * HIGH, longer with estimated clock drift. Until it returns, make no other SDK call, from this or another thread.
 *
 * @param pkt [Not NULL] A packet from skerry_sat_packet_get()
 * @param mode [NONE, NORMAL or HIGH] How often to send it
 * @retval 0 The device has sent. It cannot know whether a satellite has heard
 * @retval -EINVAL NULL argument, or an unknown mode
 * @thread Same thread as the other calls, which it blocks: until it returns, no thread calls the SDK
 * @since 3.0.0
 */
int skerry_sat_packet_send(const struct skerry_sat_packet *pkt, enum skerry_sat_reliability mode);

/**
 * Sets the satellites whose passes are predicted.
 *
 * @param orbits [n records] Orbital records. The pointer is kept, not copied
 * @param n [Records] Number of records
 * @retval 0
 * @retval -EINVAL orbits is NULL
 * @thread Same thread as the other calls
 * @since 3.0.0
 */
int skerry_sat_satellites_set(const struct skerry_sat_orbit *orbits, size_t n);

/**
 * Finds the next pass at a place.
 *
 * @param t_ms [Milliseconds since 1970-01-01 00:00 UTC] The pass comes after this time
 * @param pos [Not NULL] Where the device is
 * @param out [Not NULL] Receives the pass
 * @retval 0
 * @retval -EINVAL NULL argument, a position out of range, or time not set
 * @retval -ENOENT No satellites set, or no pass found
 * @thread Same thread as the other calls
 * @since 3.0.0
 */
int skerry_sat_next_pass_get(uint64_t t_ms, const struct skerry_sat_position *pos, struct skerry_sat_pass *out);

/**
 * Finds the next pass over a region. Experimental: may change in any release.
 *
 * @param t_ms [Milliseconds since 1970-01-01 00:00 UTC] The pass comes after this time
 * @param region [Not NULL] Where the device may be
 * @param out [Not NULL] Receives the pass
 * @retval 0
 * @retval -EINVAL NULL argument, a position out of range, or time not set
 * @retval -ENOENT No satellites set, or no pass found
 * @thread Same thread as the other calls
 * @since 3.0.0. Experimental
 */
int skerry_sat_next_pass_region_get(uint64_t t_ms, const struct skerry_sat_region *region, struct skerry_sat_pass *out);

/**
 * Sets the smallest elevation at which a satellite is used.
 *
 * @param degrees [30 to 90 degrees; 45 until you set it] Smallest elevation
 * @retval 0
 * @retval -EINVAL Below 30 or above 90
 * @thread Same thread as the other calls
 * @since 3.0.0
 */
int skerry_sat_min_elevation_angle_set(uint8_t degrees);

/**
 * Starts the radio. Your board provides it.
 *
 * @retval 0
 * @retval nonzero The radio did not start
 * @thread Called once, by skerry_init()
 * @since 3.0.0
 */
int skerry_sat_hal_init(void);

/**
 * Takes the radio and the front end. Until skerry_sat_hal_disable() they belong to the satellite part. Your board
 * provides it.
 *
 * @retval 0
 * @retval nonzero The radio is not available
 * @thread Called in the thread of skerry_sat_packet_send()
 * @since 3.0.0
 */
int skerry_sat_hal_enable(void);

/**
 * Gives radio and front end back. Your board provides it.
 *
 * @retval 0
 * @retval nonzero An error of yours
 * @thread Called in the thread of skerry_sat_packet_send()
 * @since 3.0.0
 */
int skerry_sat_hal_disable(void);

/**
 * Sends the frames of one packet once, and returns after the last symbol. Your board provides it.
 *
 * @param frames [count frames] Frames in the order of sending
 * @param count [1 to 4] Number of frames
 * @retval 0
 * @retval nonzero Not sent
 * @thread Called in the thread of skerry_sat_packet_send()
 * @since 3.0.0
 */
int skerry_sat_hal_packet_send(const struct skerry_sat_frame *frames, size_t count);

#ifdef CONFIG_SKERRY_SAT_NETWORK_DTM_MODE

/**
 * Sends a test packet. For measurements only.
 *
 * @param pkt [Not NULL] A packet from skerry_sat_packet_get()
 * @retval 0
 * @retval -EINVAL NULL argument
 * @thread Same thread as the other calls
 * @since 3.0.0
 */
int skerry_sat_dtm_packet_send(const struct skerry_sat_packet *pkt);

/**
 * Sets the output power. For measurements only.
 *
 * @param dbm [dBm; the range is that of the radio] Output power
 * @retval 0
 * @retval -EINVAL The radio does not have this power
 * @thread Same thread as the other calls
 * @since 3.0.0
 */
int skerry_sat_dtm_power_set(int8_t dbm);

/**
 * Starts an unmodulated carrier. For measurements only.
 *
 * @param channel [0 to 18] Channel, whose center is the frequency of the carrier
 * @retval 0
 * @retval -EINVAL Unknown channel
 * @thread Same thread as the other calls
 * @since 3.0.0
 */
int skerry_sat_dtm_cw_start(uint8_t channel);

/**
 * Stops the carrier.
 *
 * @retval 0
 * @retval -EINVAL No carrier
 * @thread Same thread as the other calls
 * @since 3.0.0
 */
int skerry_sat_dtm_cw_stop(void);

#endif

#ifdef __cplusplus
}
#endif

#endif

#endif
