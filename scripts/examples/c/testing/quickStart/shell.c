/* The serial console of a device whose main.c waits for its key: it sends what a station could send. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <zephyr/shell/shell.h>
#include <zephyr/sys/util.h>

/* main() of the quick start. It returns while there is no key. */
int page_main(void);

extern const struct shell_static_entry stub_shell_device_key;

void stub_shell_print(const struct shell *sh, const char *fmt, ...)
{
	va_list arguments;

	(void)sh;
	va_start(arguments, fmt);
	(void)vprintf(fmt, arguments);
	va_end(arguments);
	(void)putchar('\n');
}

/* As Zephyr's: an odd number of digits begins with half a byte, and too many give 0. */
size_t hex2bin(const char *hex, size_t hexlen, uint8_t *buf, size_t buflen)
{
	size_t len = (hexlen + 1) / 2;

	if (len > buflen || strspn(hex, "0123456789abcdefABCDEF") < hexlen) {
		return 0;
	}
	for (size_t i = 0, at = 0; i < len; i++) {
		char pair[3] = "0";

		pair[0] = i == 0 && hexlen % 2 == 1 ? '0' : hex[at++];
		pair[1] = hex[at++];
		buf[i] = (uint8_t)strtoul(pair, NULL, 16);
	}
	return len;
}

static void type(const char *argument)
{
	char copy[80];
	char *words[] = {"device_key", copy};

	(void)strcpy(copy, argument);
	printf("uart:~$ %s %s\n", stub_shell_device_key.syntax, argument);
	(void)stub_shell_device_key.handler(NULL, ARRAY_SIZE(words), words);
}

int main(void)
{
	int err = page_main();

	type("000102030405060708090a0b0c0d0e0f");
	type("AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=");
	type("00102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
	type("x00102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
	type("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
	type("ff0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
	return err;
}
