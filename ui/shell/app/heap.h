// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib> // says whether this is glibc

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace kagetsu::ui {

// Has the C library give memory back over an evening. To be called before the first thread is started.
//
// glibc gives nearly every thread a heap of its own, and what a search, a review or the reader of a large file has
// freed there stays with the program: after a quarter of an hour of clicking, 211 of 306 MB were such leavings. And
// once a large block has been freed, glibc takes the next ones of that size from the heap too, where small ones that
// live longer come to lie behind them. Elsewhere than with glibc this does nothing.
inline void keepHeapSmall()
{
#ifdef __GLIBC__
    // One for the window and one for all that works beside it.
    ::mallopt(M_ARENA_MAX, 2);
    // Once set, it no longer moves: larger blocks are always mapped by themselves, and go back when they are freed.
    ::mallopt(M_MMAP_THRESHOLD, 256 * 1024);
    ::mallopt(M_TRIM_THRESHOLD, 1024 * 1024);
#endif
}

} // namespace kagetsu::ui
