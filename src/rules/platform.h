// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>
#include <string_view>

// Everything that src/rules needs from compilers and processors beyond the language is asked for here; each such thing
// has a portable alternative. gcc and clang offer vectors of numbers (the instructions for forbidden points are chosen
// in CMakeLists.txt).
#ifdef __has_builtin
#if __has_builtin(__builtin_shufflevector)
#define KAGETSU_VECTORS
#endif
#endif

namespace kagetsu::rules {

// Returns true if the environment sets KAGETSU_PORTABLE=1, which selects the portable alternatives everywhere.
inline bool wantsPortable()
{
    const char *wish = std::getenv("KAGETSU_PORTABLE");
    return wish != nullptr && std::string_view(wish) == "1";
}

} // namespace kagetsu::rules
