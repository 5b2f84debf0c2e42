/*
 * Calls what the pages show for the satellite network, which the host build does not have: a stand-in takes sequence
 * numbers, cuts packets into frames, and repeats them through the radio layer that the reference shows.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>

#include <skerry.h>

#include "sequence.h"
#include "simulation.h"

int satellite_send(const uint8_t *payload, size_t len);
int radio_send(const struct skerry_sat_packet *packet);
int send_in_pass(const struct skerry_sat_packet *packet, bool important);
int orbits_loaded(size_t n);
int measure_modulation(void);
int sat_packet(void);
int sat_next_pass(void);
int sat_region(void);
int sat_elevation(void);
int sat_power(void);
int sat_carrier(void);
int sat_silence(void);

int board_radio_start(void);
int board_front_end_power(bool on);
int board_send_symbols(const uint8_t *symbols, uint8_t len);

static struct {
	bool is_started, is_powered;
	unsigned int symbols, refused;
} radio;

int board_radio_start(void)
{
	radio.is_started = true;
	return 0;
}

int board_front_end_power(bool on)
{
	radio.is_powered = on;
	return radio.is_started ? 0 : -EIO;
}

int board_send_symbols(const uint8_t *symbols, uint8_t len)
{
	(void)symbols;
	if (!radio.is_powered || radio.refused > 0) {
		return -EIO;
	}
	radio.symbols += len;
	return 0;
}

/* The stand-in for the SDK */

static const struct skerry_sat_orbit *satellites;
static uint8_t lowest = 45;

int skerry_sat_packet_get(struct skerry_sat_packet *pkt, const uint8_t *payload, size_t len)
{
	uint16_t number;

	if ((len != 0 && len != 4 && len != 9 && len != 13) || (payload == NULL && len > 0)) {
		return -EINVAL;
	}
	number = skerry_sequence_counter_get();
	if (number > 1023) {
		return -EPERM;
	}
	printf("packet %u of %zu bytes\n", number, len);
	pkt->payload_len = (uint8_t)len;
	return 0;
}

int skerry_sat_packet_frames_get(const struct skerry_sat_packet *pkt, struct skerry_sat_frame *frames, size_t *count)
{
	/* All symbols of a packet, by its payload; see the page of the module. */
	unsigned int symbols = pkt->payload_len == 0 ? 37 : pkt->payload_len == 4 ? 44 : pkt->payload_len == 9 ? 53 : 60;

	for (*count = 0; symbols > 0; symbols -= frames[(*count)++].len) {
		frames[*count].len = (uint8_t)(symbols < SKERRY_SAT_FRAME_SYMBOLS ? symbols : SKERRY_SAT_FRAME_SYMBOLS);
	}
	return 0;
}

int skerry_sat_packet_send(const struct skerry_sat_packet *pkt, enum skerry_sat_reliability mode)
{
	unsigned int times = mode == SKERRY_SAT_RELIABILITY_NONE ? 1 : mode == SKERRY_SAT_RELIABILITY_NORMAL ? 8 : 16;
	struct skerry_sat_frame frames[SKERRY_SAT_MAX_FRAMES];
	size_t count;
	int err = skerry_sat_packet_frames_get(pkt, frames, &count);

	radio.symbols = 0;
	err = err != 0 ? err : skerry_sat_hal_enable();
	for (unsigned int i = 0; err == 0 && i < times; i++) {
		err = skerry_sat_hal_packet_send(frames, count);
		sim_wait(160000u / times, NULL);
	}
	printf("%u times, %u symbols, ", times, radio.symbols);
	err = err != 0 ? err : skerry_sat_hal_disable();
	printf("front end %s\n", radio.is_powered ? "on" : "off");
	return err;
}

int skerry_sat_satellites_set(const struct skerry_sat_orbit *orbits, size_t n)
{
	satellites = orbits;
	printf("%zu satellites\n", n);
	return orbits != NULL ? 0 : -EINVAL;
}

int skerry_sat_next_pass_get(uint64_t t_ms, const struct skerry_sat_position *pos, struct skerry_sat_pass *out)
{
	if (t_ms == 0 || pos->latitude < -90 || pos->latitude > 90 || pos->longitude < -180 || pos->longitude > 180) {
		return -EINVAL;
	}
	*out = (struct skerry_sat_pass){.start_ms = t_ms, .duration_ms = 140000, .max_elevation = 72.4};
	return satellites != NULL ? 0 : -ENOENT;
}

int skerry_sat_next_pass_region_get(uint64_t t_ms, const struct skerry_sat_region *region, struct skerry_sat_pass *out)
{
	if (region->south_west.latitude > region->north_east.latitude ||
	    region->south_west.longitude > region->north_east.longitude) {
		return -EINVAL;
	}
	return skerry_sat_next_pass_get(t_ms, &region->south_west, out);
}

int skerry_sat_min_elevation_angle_set(uint8_t degrees)
{
	lowest = degrees;
	return degrees >= 30 && degrees <= 90 ? 0 : -EINVAL;
}

int skerry_sat_dtm_packet_send(const struct skerry_sat_packet *pkt)
{
	printf("test packet of %u bytes\n", pkt->payload_len);
	return 0;
}

int skerry_sat_dtm_power_set(int8_t dbm)
{
	printf("%d dBm\n", dbm);
	return 0;
}

int skerry_sat_dtm_cw_start(uint8_t channel)
{
	printf("carrier on channel %u\n", channel);
	return 0;
}

int skerry_sat_dtm_cw_stop(void)
{
	printf("carrier off\n");
	return 0;
}

int main(void)
{
	static const uint8_t key[32];
	static const uint8_t payload[13];
	struct skerry_sat_packet packet = {.payload_len = 9};
	uint64_t start = sim_uptime_ms();

	if (sequence_init() != 0 || skerry_init(sim_unix_ms(), key) != 0 || skerry_sat_hal_init() != 0) {
		return 1;
	}
	printf("send %d", satellite_send(payload, sizeof(payload)));
	printf(" after %" PRIu64 " s\n", (sim_uptime_ms() - start) / 1000);
	printf("send 5 bytes %d\n", satellite_send(payload, 5));
	printf("send 4 bytes %d\n", satellite_send(payload, 4));
	printf("in a pass %d\n", send_in_pass(&packet, false));
	printf("important %d\n", send_in_pass(&packet, true));

	(void)skerry_sat_hal_enable();
	radio.symbols = 0;
	printf("own radio %d", radio_send(&packet));
	printf(", %u symbols\n", radio.symbols);
	radio.refused = 1;
	printf("refused %d\n", radio_send(&packet));
	(void)skerry_sat_hal_disable();

	(void)sequence_reserve((uint32_t)(sim_unix_ms() / 86400000));
	(void)sat_packet();
	(void)sat_next_pass();
	printf("orbits %d\n", orbits_loaded(8));
	(void)sat_next_pass();
	(void)sat_region();
	(void)sat_elevation();
	printf("lowest %u degrees\n", lowest);

	(void)sequence_reserve((uint32_t)(sim_unix_ms() / 86400000));
	printf("modulation %d\n", measure_modulation());
	(void)sat_power();
	(void)sat_carrier();
	(void)sat_silence();
	return 0;
}
