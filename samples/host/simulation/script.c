/* SPDX-License-Identifier: Apache-2.0 */
#include "script.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DAY_MS UINT64_C(86400000)
#define MAX_MS (100000 * DAY_MS)
#define MAX_WORDS 7u
#define MAX_LINE 120u

struct line {
	unsigned int number;
	char text[MAX_LINE];
	size_t words;
	char *word[MAX_WORDS];
	char *message;
};

static int __attribute__((format(printf, 2, 3))) refuse(const struct line *line, const char *format, ...)
{
	int used = snprintf(line->message, SCRIPT_MESSAGE_MAX, "line %u: ", line->number);
	va_list arguments;

	va_start(arguments, format);
	(void)vsnprintf(line->message + used, SCRIPT_MESSAGE_MAX - (size_t)used, format, arguments);
	va_end(arguments);
	return -EINVAL;
}

bool script_duration(const char *text, uint64_t *ms)
{
	static const struct {
		const char *name;
		uint64_t ms;
	} units[] = {{"d", DAY_MS}, {"h", 3600000}, {"min", 60000}, {"ms", 1}, {"s", 1000}};

	*ms = 0;
	do {
		uint64_t number = 0;
		size_t unit = 0;

		if (*text < '0' || *text > '9') {
			return false;
		}
		for (; *text >= '0' && *text <= '9' && number <= MAX_MS; text++) {
			number = number * 10 + (uint64_t)(*text - '0');
		}
		while (unit < sizeof(units) / sizeof(units[0]) &&
		       strncmp(text, units[unit].name, strlen(units[unit].name)) != 0) {
			unit++;
		}
		if (unit == sizeof(units) / sizeof(units[0]) || number > MAX_MS / units[unit].ms) {
			return false;
		}
		text += strlen(units[unit].name);
		*ms += number * units[unit].ms;
	} while (*text != '\0' && *ms <= MAX_MS);
	return *ms <= MAX_MS;
}

/* Days since 1970-01-01 of a date in the Gregorian calendar; years from 1970 on. */
static uint64_t days_of(unsigned int year, unsigned int month, unsigned int day)
{
	unsigned int y = month > 2 ? year : year - 1; /* a year begins in March */
	unsigned int shifted = (month + 9) % 12;

	return y * UINT64_C(365) + y / 4 - y / 100 + y / 400 + (shifted * 153 + 2) / 5 + day - 1 - 719468;
}

static unsigned int days_in(unsigned int year, unsigned int month)
{
	return (unsigned int)(days_of(year, month + 1, 1) - days_of(year, month, 1));
}

/* Reads 2026-01-01T00:00:00Z. */
static bool read_time(const char *text, uint64_t *unix_ms)
{
	static const char form[] = "0000-00-00T00:00:00Z";
	unsigned int year, month, day, hour, minute, second;

	/* Each digit in its place: sscanf() takes signs and missing digits too. */
	for (size_t i = 0; i < sizeof(form); i++) {
		if (form[i] == '0' ? text[i] < '0' || text[i] > '9' : text[i] != form[i]) {
			return false;
		}
	}
	if (sscanf(text, "%4u-%2u-%2uT%2u:%2u:%2uZ", &year, &month, &day, &hour, &minute, &second) != 6) {
		return false;
	}
	if (year < 1970 || month < 1 || month > 12 || day < 1 || day > days_in(year, month) || hour > 23 ||
	    minute > 59 || second > 59) {
		return false;
	}
	*unix_ms = days_of(year, month, day) * DAY_MS + ((hour * 60 + minute) * 60 + second) * UINT64_C(1000);
	return true;
}

/* Reads `lost`, +10min or -10min. */
static bool read_clock(const char *text, struct script_event *event)
{
	uint64_t ms;

	if (strcmp(text, "lost") == 0) {
		event->kind = SCRIPT_CLOCK_LOST;
		return true;
	}
	if ((*text != '+' && *text != '-') || !script_duration(text + 1, &ms)) {
		return false;
	}
	event->kind = SCRIPT_CLOCK_OFFSET;
	event->value = *text == '-' ? -(int64_t)ms : (int64_t)ms;
	return true;
}

/* Reads what happens; *words is set to how many words that takes. */
static bool read_kind(const struct line *line, struct script_event *event, size_t *words)
{
	static const struct {
		const char *first, *second;
		enum script_kind kind;
	} kinds[] = {
		{"reset", NULL, SCRIPT_RESET},           {"erase", NULL, SCRIPT_ERASE},
		{"cut", "before", SCRIPT_CUT_BEFORE},    {"cut", "after", SCRIPT_CUT_AFTER},
		{"radio", "reset", SCRIPT_RADIO_RESET},  {"end", NULL, SCRIPT_END},
	};
	const char *second = line->words > 2 ? line->word[2] : "";

	*words = 2;
	if (strcmp(line->word[1], "clock") == 0) {
		return read_clock(second, event);
	}
	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++) {
		if (strcmp(line->word[1], kinds[i].first) == 0 &&
		    (kinds[i].second == NULL || strcmp(second, kinds[i].second) == 0)) {
			*words = kinds[i].second == NULL ? 1 : 2;
			event->kind = kinds[i].kind;
			return true;
		}
	}
	return false;
}

/* Reads `40 times every 10s` behind what happens. */
static bool read_repetition(char *const word[4], struct script_event *event)
{
	char *end;
	unsigned long times = strtoul(word[0], &end, 10);

	if (*word[0] < '1' || *word[0] > '9' || *end != '\0' || times > 1000000 || strcmp(word[1], "times") != 0 ||
	    strcmp(word[2], "every") != 0 || !script_duration(word[3], &event->every_ms) || event->every_ms == 0) {
		return false;
	}
	event->left = (uint32_t)times;
	return true;
}

static int read_event(const struct line *line, struct script *script)
{
	struct script_event event = {.left = 1};
	size_t words;

	if (script->count == SCRIPT_MAX_EVENTS) {
		return refuse(line, "a script has at most %u events", SCRIPT_MAX_EVENTS);
	}
	if (!script_duration(line->word[0], &event.at_ms)) {
		return refuse(line, "'%.20s' is no duration: write 90s, 10min or 1d6h", line->word[0]);
	}
	if (line->words < 2 || !read_kind(line, &event, &words)) {
		return refuse(line, "write reset, erase, cut before, cut after, clock lost, clock +10min, "
				    "radio reset or end behind the time");
	}
	if (line->words == 1 + words + 4) {
		if (!read_repetition(&line->word[1 + words], &event)) {
			return refuse(line, "write a repetition as: 40 times every 10s");
		}
	} else if (line->words != 1 + words) {
		return refuse(line, "'%.20s' is too much", line->word[1 + words]);
	}
	script->events[script->count++] = event;
	return 0;
}

static int read_line(const struct line *line, struct script *script)
{
	if (line->words == 0) {
		return 0;
	}
	if (strcmp(line->word[0], "start") != 0) {
		return read_event(line, script);
	}
	if (line->words != 2 || script->start_ms != 0) {
		return refuse(line, "write one start, as: start 2026-01-01T00:00:00Z");
	}
	if (!read_time(line->word[1], &script->start_ms) || script->start_ms == 0) {
		return refuse(line, "'%.20s' is no time since 1970: write one as 2026-01-01T00:00:00Z", line->word[1]);
	}
	return 0;
}

/* Cuts a line into words, up to a comment. */
static int split(const char *text, size_t len, struct line *line)
{
	const char *comment = memchr(text, '#', len);
	char *rest = line->text;

	len = comment == NULL ? len : (size_t)(comment - text);
	if (len >= sizeof(line->text) || memchr(text, '\0', len) != NULL) {
		return refuse(line, "a line is text of at most %u characters", MAX_LINE - 1);
	}
	memcpy(line->text, text, len);
	line->text[len] = '\0';
	line->words = 0;
	for (char *word = strtok_r(rest, " \t\r", &rest); word != NULL; word = strtok_r(NULL, " \t\r", &rest)) {
		if (line->words == MAX_WORDS) {
			return refuse(line, "'%.20s' is too much", word);
		}
		line->word[line->words++] = word;
	}
	return 0;
}

int script_read(const char *text, size_t len, struct script *script, char *message)
{
	struct line line = {.message = message};

	memset(script, 0, sizeof(*script));
	while (len > 0) {
		const char *end = memchr(text, '\n', len);
		size_t line_len = end == NULL ? len : (size_t)(end - text);
		int err;

		line.number++;
		err = split(text, line_len, &line);
		if (err == 0) {
			err = read_line(&line, script);
		}
		if (err != 0) {
			return err;
		}
		line_len += end == NULL ? 0 : 1;
		text += line_len;
		len -= line_len;
	}
	for (size_t i = 0; i < script->count; i++) {
		if (script->events[i].kind == SCRIPT_END) {
			return 0;
		}
	}
	return refuse(&line, "no line says when it ends: add one, as: 1d end");
}

struct script_event *script_next(struct script *script)
{
	struct script_event *next = NULL;

	for (size_t i = 0; i < script->count; i++) {
		struct script_event *event = &script->events[i];

		if (event->left > 0 && (next == NULL || event->at_ms < next->at_ms)) {
			next = event;
		}
	}
	return next;
}

void script_take(struct script_event *event)
{
	event->left--;
	event->at_ms += event->every_ms;
}
