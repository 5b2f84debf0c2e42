/*
 * Records that outlive a reset, and the simulation if they lie in a file.
 *
 * SPDX-License-Identifier: Apache-2.0
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "world.h"

static const char magic[8] = "storage1";

void storage_erase(struct storage *storage)
{
	memset(storage, 0, sizeof(*storage));
	memcpy(storage->magic, magic, sizeof(magic));
}

/* Whether each record of a file is one that sim_storage_write() writes. */
static bool is_sound(const struct storage *storage)
{
	bool is_sound = memcmp(storage->magic, magic, sizeof(magic)) == 0;

	for (size_t i = 0; is_sound && i < STORAGE_RECORDS; i++) {
		is_sound = memchr(storage->records[i].name, '\0', SIM_NAME_MAX) != NULL &&
			   storage->records[i].len <= SIM_RECORD_MAX;
	}
	return is_sound;
}

static int open_file(const char *file, bool *is_new)
{
	struct stat status;
	int descriptor = open(file, O_RDWR | O_CREAT, 0600);

	if (descriptor < 0 || fstat(descriptor, &status) != 0) {
		sim_fail("cannot open the storage %s: %s", file, strerror(errno));
	}
	*is_new = status.st_size == 0;
	if (!*is_new && status.st_size != (off_t)sizeof(struct storage)) {
		sim_fail("%s is no storage: name another file", file);
	}
	if (*is_new && ftruncate(descriptor, (off_t)sizeof(struct storage)) != 0) {
		sim_fail("cannot write the storage %s: %s", file, strerror(errno));
	}
	return descriptor;
}

struct storage *storage_open(const char *file)
{
	bool is_new = true;
	int descriptor = file == NULL ? -1 : open_file(file, &is_new);
	int flags = MAP_SHARED | (file == NULL ? MAP_ANONYMOUS : 0);
	struct storage *storage = mmap(NULL, sizeof(*storage), PROT_READ | PROT_WRITE, flags, descriptor, 0);

	if (storage == MAP_FAILED) {
		sim_fail("no memory for the storage: %s", strerror(errno));
	}
	if (is_new) {
		storage_erase(storage);
	} else if (!is_sound(storage)) {
		sim_fail("%s is no storage: name another file", file);
	}
	return storage;
}

/* The record of a name, or the first free one; STORAGE_RECORDS if there is none. */
static size_t find(const char *name)
{
	size_t unused = STORAGE_RECORDS;

	for (size_t i = 0; i < STORAGE_RECORDS; i++) {
		if (strcmp(world->storage->records[i].name, name) == 0) {
			return i;
		}
		if (unused == STORAGE_RECORDS && world->storage->records[i].name[0] == '\0') {
			unused = i;
		}
	}
	return unused;
}

int sim_storage_read(const char *name, void *data, size_t size, size_t *len)
{
	size_t found = find(name);

	if (found == STORAGE_RECORDS || world->storage->records[found].name[0] == '\0') {
		return -ENOENT;
	}
	*len = world->storage->records[found].len;
	if (size > 0) {
		memcpy(data, world->storage->records[found].data, size < *len ? size : *len);
	}
	return 0;
}

int sim_storage_write(const char *name, const void *data, size_t len)
{
	size_t found = find(name);

	if (name[0] == '\0' || strlen(name) >= SIM_NAME_MAX || len > SIM_RECORD_MAX) {
		return -EINVAL;
	}
	if (found == STORAGE_RECORDS) {
		return -ENOSPC;
	}
	if (world->cuts_before) {
		world_restart(SCRIPT_CUT_BEFORE);
	}
	(void)strcpy(world->storage->records[found].name, name);
	world->storage->records[found].len = (uint32_t)len;
	memcpy(world->storage->records[found].data, data, len);
	if (world->cuts_after) {
		world_restart(SCRIPT_CUT_AFTER);
	}
	return 0;
}
