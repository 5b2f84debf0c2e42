/* Functions of the reader's board. */
#include <errno.h>

#include <skerry.h>

int board_key_read(uint8_t *key, size_t len); /* 0 on success */
