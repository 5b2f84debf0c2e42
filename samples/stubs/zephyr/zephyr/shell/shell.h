/* Stub: only what the pages use, as Zephyr 4.4 declares it. The macros register nothing, but check their arguments. */
#ifndef ZEPHYR_SHELL_SHELL_H
#define ZEPHYR_SHELL_SHELL_H

#include <stddef.h>
#include <stdint.h>

struct shell;
struct shell_static_entry;

union shell_cmd_entry {
	const struct shell_static_entry *entry;
};

typedef int (*shell_cmd_handler)(const struct shell *sh, size_t argc, char **argv);

struct shell_static_entry {
	const char *syntax;
	const char *help;
	const union shell_cmd_entry *subcmd;
	shell_cmd_handler handler;
	struct {
		uint8_t mandatory;
		uint8_t optional;
	} args;
};

__attribute__((format(printf, 2, 3))) void stub_shell_print(const struct shell *sh, const char *fmt, ...);

#define shell_print(_sh, _ft, ...) stub_shell_print(_sh, _ft, ##__VA_ARGS__)
#define shell_error(_sh, _ft, ...) stub_shell_print(_sh, _ft, ##__VA_ARGS__)

#define SHELL_CMD_ARG_REGISTER(_syntax, _subcmd, _help, _handler, _mandatory, _optional) \
	const struct shell_static_entry stub_shell_##_syntax = { \
		.syntax = #_syntax, \
		.help = _help, \
		.subcmd = _subcmd, \
		.handler = _handler, \
		.args = {.mandatory = _mandatory, .optional = _optional}, \
	}

#endif
