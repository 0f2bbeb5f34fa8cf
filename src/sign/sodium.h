// SPDX-License-Identifier: MIT
#pragma once

#include <sodium.h>

namespace kagetsu::sign {

// Before anything else of the library, as often as one likes.
inline void startSodium()
{
    static const int started = sodium_init();
    static_cast<void>(started);
}

} // namespace kagetsu::sign
