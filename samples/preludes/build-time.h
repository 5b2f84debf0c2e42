/* What CMakeLists.txt of the quick starts defines. */
#define BUILD_UNIX_S 1767225600
