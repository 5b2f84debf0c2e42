/* What every piece of code without includes has before it. */
#include <errno.h>
#include <stdio.h>

#include <skerry.h>
