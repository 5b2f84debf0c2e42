/* The definitions of the satellite types stand on the page themselves, so that skerry.h must not bring them too. */
#include <stdint.h>

#define SKERRY_SAT_FRAME_SYMBOLS 16
