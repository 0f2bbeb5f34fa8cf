// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/result.h"

#include <string>
#include <string_view>

namespace kagetsu::record {

// A result in SGF: RE for every program, XRS for the exact reason (record-sgf.md#properties,
// record-sgf.md#private-properties).
struct SgfResult
{
    std::string re; // empty for a game without a result
    std::string xrs; // empty without a reason

    friend bool operator==(const SgfResult &, const SgfResult &) = default;
};

// Writes a result in these words.
SgfResult toSgf(GameResult result);
// Reads all spellings of record-sgf.md#r30. What is not understood is Unknown or None. The reason in `xrs` takes
// precedence over that in `re`.
GameResult resultFromSgf(std::string_view re, std::string_view xrs);
// True if XRS is understood (record-sgf.md#r31).
bool isKnownReason(std::string_view xrs);

} // namespace kagetsu::record
