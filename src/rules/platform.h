// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>
#include <string_view>

// What src/rules takes from compilers and processors beyond the language is asked for here; each has a plain way beside
// it. gcc and clang have vectors of numbers (the instructions for forbidden points are in CMakeLists.txt).
#ifdef __has_builtin
#if __has_builtin(__builtin_shufflevector)
#define KAGETSU_VECTORS
#endif
#endif

namespace kagetsu::rules {

// Whether the environment says KAGETSU_PORTABLE=1: the plain ways, whatever there is.
inline bool wantsPortable()
{
    const char *wish = std::getenv("KAGETSU_PORTABLE");
    return wish != nullptr && std::string_view(wish) == "1";
}

} // namespace kagetsu::rules
