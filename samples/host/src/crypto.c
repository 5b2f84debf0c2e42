/*
 * The crypto functions of skerry_port.h, by libcrypto of OpenSSL 3.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#include <errno.h>
#include <limits.h>

#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>

#include <skerry.h>

#if CONFIG_SKERRY_KEY_SIZE == 32
#define CMAC_CIPHER "AES-256-CBC"
#define CTR_CIPHER "AES-256-CTR"
#else
#define CMAC_CIPHER "AES-128-CBC"
#define CTR_CIPHER "AES-128-CTR"
#endif

/* Made once: a packet allocates nothing here. */
static EVP_MAC_CTX *mac;
static EVP_CIPHER *ctr;
static EVP_CIPHER_CTX *cipher;

int skerry_crypto_init(void)
{
	char name[] = CMAC_CIPHER;
	const OSSL_PARAM parameters[] = {
		OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_CIPHER, name, 0),
		OSSL_PARAM_construct_end(),
	};
	EVP_MAC *algorithm;

	if (mac != NULL) {
		return 0;
	}
	algorithm = EVP_MAC_fetch(NULL, "CMAC", NULL);
	mac = EVP_MAC_CTX_new(algorithm);
	EVP_MAC_free(algorithm); /* the context holds it */
	ctr = EVP_CIPHER_fetch(NULL, CTR_CIPHER, NULL);
	cipher = EVP_CIPHER_CTX_new();
	if (mac == NULL || ctr == NULL || cipher == NULL || EVP_MAC_CTX_set_params(mac, parameters) != 1) {
		EVP_MAC_CTX_free(mac);
		EVP_CIPHER_free(ctr);
		EVP_CIPHER_CTX_free(cipher);
		mac = NULL;
		return -EIO;
	}
	return 0;
}

void skerry_crypto_zeroize(void *buffer, size_t len)
{
	OPENSSL_cleanse(buffer, len);
}

int skerry_crypto_aes_ctr(const uint8_t *key, const uint8_t block[16], const uint8_t *in, size_t len, uint8_t *out)
{
	int written;

	if (len > INT_MAX) {
		return -EINVAL;
	}
	if (EVP_EncryptInit_ex2(cipher, ctr, key, block, NULL) != 1 ||
	    EVP_EncryptUpdate(cipher, out, &written, in, (int)len) != 1) {
		return -EIO;
	}
	return 0;
}

int skerry_crypto_cmac(const uint8_t *key, const uint8_t *data, size_t len, uint8_t out[16])
{
	size_t written;

	if (EVP_MAC_init(mac, key, CONFIG_SKERRY_KEY_SIZE, NULL) != 1 || EVP_MAC_update(mac, data, len) != 1 ||
	    EVP_MAC_final(mac, out, &written, 16) != 1) {
		return -EIO;
	}
	return 0;
}
