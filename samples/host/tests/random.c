/*
 * Runs the fuzz test on random inputs where there is no libFuzzer: the same ones for the same seed.
 *
 *   fuzz_unix --runs 20000 --seed 1
 *   fuzz_unix --seconds 3600 --seed 2
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define INPUT_MAX 160u

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* xorshift64 */
static uint64_t draw(uint64_t *state)
{
	*state ^= *state << 13;
	*state ^= *state >> 7;
	*state ^= *state << 17;
	return *state;
}

int main(int count, char **values)
{
	uint64_t runs = UINT64_MAX;
	uint64_t seed = 1;
	time_t end = 0;
	uint64_t done = 0;
	uint64_t state;

	for (int at = 1; at + 1 < count; at += 2) {
		uint64_t value = strtoull(values[at + 1], NULL, 10);

		if (strcmp(values[at], "--runs") == 0) {
			runs = value;
		} else if (strcmp(values[at], "--seconds") == 0) {
			end = time(NULL) + (time_t)value;
		} else if (strcmp(values[at], "--seed") == 0) {
			seed = value;
		}
	}
	if (runs == UINT64_MAX && end == 0) {
		fprintf(stderr, "%s --runs 20000 --seed 1, or --seconds 3600 --seed 1\n", values[0]);
		return 1;
	}
	state = seed * UINT64_C(0x9e3779b97f4a7c15) | 1;
	/* The clock is read once for 256 inputs. */
	while (done < runs && (end == 0 || done % 256 != 0 || time(NULL) < end)) {
		uint8_t input[INPUT_MAX];
		size_t len = (size_t)(draw(&state) % INPUT_MAX);

		for (size_t i = 0; i < len; i++) {
			input[i] = (uint8_t)(draw(&state) >> 32);
		}
		(void)LLVMFuzzerTestOneInput(input, len);
		done++;
	}
	printf("%llu inputs from seed %llu\n", (unsigned long long)done, (unsigned long long)seed);
	return 0;
}
