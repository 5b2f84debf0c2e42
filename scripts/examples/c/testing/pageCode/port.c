/* A board and an AES engine for the port functions that the SDK reference shows. */
#include <stdio.h>
#include <string.h>

#include <openssl/core_names.h>
#include <openssl/evp.h>

#include <skerry.h>

int board_sequence_take(uint16_t *number);
uint8_t board_noise(void);
uint32_t board_ticks(void);
int engine_start(void);
int engine_encrypt_block(const uint8_t *key, const uint8_t in[16], uint8_t out[16]);
int engine_cmac(const uint8_t *key, size_t key_len, const uint8_t *data, size_t len, uint8_t out[16]);

static uint32_t ticks;
static int numbers;

uint32_t board_ticks(void)
{
	return ticks;
}

int board_sequence_take(uint16_t *number)
{
	*number = (uint16_t)numbers;
	return numbers++ < 2 ? 0 : -1;
}

uint8_t board_noise(void)
{
	return 0x5a;
}

int engine_start(void)
{
	return 0;
}

int engine_encrypt_block(const uint8_t *key, const uint8_t in[16], uint8_t out[16])
{
	EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
	int written;
	int is_done = EVP_EncryptInit_ex2(context, EVP_aes_256_ecb(), key, NULL, NULL) &&
		      EVP_CIPHER_CTX_set_padding(context, 0) && EVP_EncryptUpdate(context, out, &written, in, 16);

	EVP_CIPHER_CTX_free(context);
	return is_done ? 0 : -1;
}

int engine_cmac(const uint8_t *key, size_t key_len, const uint8_t *data, size_t len, uint8_t out[16])
{
	size_t written;

	return EVP_Q_mac(NULL, "CMAC", NULL, "AES-256-CBC", NULL, key, key_len, data, len, out, 16, &written) ? 0 : -1;
}

int main(void)
{
	static uint8_t key[32];
	uint8_t noise[3];
	uint8_t secret[4] = {1, 2, 3, 4};

	for (size_t i = 0; i < sizeof(key); i++) {
		key[i] = (uint8_t)i;
	}
	if (skerry_init(UINT64_C(1767225600000), key) != 0) {
		return 1;
	}
	for (int i = 0; i < 3; i++) {
		uint8_t service_data[25];
		size_t len = sizeof(service_data);
		int err = skerry_ble_advertise_get((const uint8_t *)"hello", 5, service_data, &len);

		printf("%d ", err);
		for (size_t at = 0; err == 0 && at < len; at++) {
			printf("%02x", service_data[at]);
		}
		printf("\n");
	}
	/* Five days, read each day: the ticks wrap after 36 hours. */
	for (int day = 0; day < 5; day++) {
		ticks += 86400u * 32768u;
		(void)skerry_uptime_get();
	}
	printf("uptime %llu\n", (unsigned long long)skerry_uptime_get());
	if (skerry_rand_get(noise, sizeof(noise)) == 0) {
		printf("random %02x%02x%02x\n", noise[0], noise[1], noise[2]);
	}
	skerry_crypto_zeroize(secret, sizeof(secret));
	printf("zeroized %d\n", secret[0] + secret[1] + secret[2] + secret[3]);
	skerry_log("text");
	return 0;
}
