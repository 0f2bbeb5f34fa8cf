// SPDX-License-Identifier: MIT
#pragma once

#include <sodium.h>

namespace kagetsu::signing {

// Initialises the library; must be called before anything else of it and may be called repeatedly.
inline void startSodium()
{
    static const int started = sodium_init();
    static_cast<void>(started);
}

} // namespace kagetsu::signing
