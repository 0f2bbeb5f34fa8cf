// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>

// A law that holds whatever the input is; the fuzzer keeps the input that broke it.
inline void law(bool holds)
{
    if (!holds)
        std::abort();
}
