/* The last flash page of the board: a file of 4 kB beside the program, since plays run in a folder below it. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

#define PAGE_ADDRESS 0x000FF000UL
#define PAGE_LEN 4096

static void __attribute__((constructor)) map_page(void)
{
	int file = open("../flash.bin", O_RDONLY);

	if (mmap((void *)PAGE_ADDRESS, PAGE_LEN, PROT_READ, MAP_SHARED | MAP_FIXED_NOREPLACE, file, 0) == MAP_FAILED) {
		perror("flash.bin");
		exit(1);
	}
}
