// SPDX-License-Identifier: MIT
#include "base/signing/pin.h"

#include "base/signing/sodium.h"

#include <algorithm>
#include <array>

namespace kagetsu::signing {

namespace {

// Takes one or two hundredths of a second, because somebody is waiting for the desk meanwhile.
constexpr unsigned long long Work = 2;
constexpr std::size_t Memory = 8 << 20;

} // namespace

bool isPin(std::string_view text)
{
    return text.size() >= ShortestPin && text.size() <= LongestPin
        && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::string keptPin(std::string_view pin)
{
    startSodium();
    std::array<char, crypto_pwhash_STRBYTES> kept {};
    if (crypto_pwhash_str(kept.data(), pin.data(), pin.size(), Work, Memory) != 0)
        return {};
    return kept.data();
}

bool matches(std::string_view pin, const std::string &kept)
{
    startSodium();
    return crypto_pwhash_str_verify(kept.c_str(), pin.data(), pin.size()) == 0;
}

} // namespace kagetsu::signing
