// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::fuzz {

// A reader to be fed: by the fuzzer, which keeps inputs that break a law, or by the test, which feeds it the folder of
// its name below corpus/.
struct Target
{
    std::string name;
    void (*feed)(std::string_view input);
};

#ifdef KAGETSU_REPLAY

struct LawBroken
{
};

inline std::vector<Target> &targets()
{
    static std::vector<Target> all;
    return all;
}

inline bool enlist(Target target)
{
    targets().push_back(std::move(target));
    return true;
}

// Checks a law that holds whatever the input is.
inline void law(bool holds)
{
    if (!holds)
        throw LawBroken();
}

#define KAGETSU_FUZZ_TARGET(name)                                                                                      \
    static void feed_##name(std::string_view input);                                                                   \
    [[maybe_unused]] static const bool enlisted_##name = kagetsu::fuzz::enlist({ #name, feed_##name });                \
    static void feed_##name(std::string_view input)

#else

inline void law(bool holds)
{
    if (!holds)
        std::abort();
}

#define KAGETSU_FUZZ_TARGET(name)                                                                                      \
    static void feed_##name(std::string_view input);                                                                   \
    extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)                                  \
    {                                                                                                                  \
        feed_##name({ reinterpret_cast<const char *>(data), size });                                                   \
        return 0;                                                                                                      \
    }                                                                                                                  \
    static void feed_##name(std::string_view input)

#endif

} // namespace kagetsu::fuzz

using kagetsu::fuzz::law;
