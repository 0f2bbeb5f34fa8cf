// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/game.h"

#include <functional>
#include <string>
#include <string_view>

namespace kagetsu::record {

// Options of the SGF writer.
struct SgfWriteOptions
{
    bool compact = false; // no line breaks except inside texts
    // Writes for programs older than FF[4] (record-sgf.md#r41): passes are tt where that is not a point, the encoding
    // is ISO-8859-1 with a question mark for what it does not have, and signs introduced by FF[4] are omitted.
    bool ff3 = false;
};

// Writes a game as SGF: UTF-8, FF[4], GM[4], ordered and laid out as in record-sgf.md#writing. What was read and not
// changed keeps its spelling where record-sgf.md#r34 says so; what was not understood is written back unchanged. The
// text ends with one line feed.
std::string writeSgf(const Game &game, SgfWriteOptions options = {});
// Writes the same in pieces of some ten thousand bytes, for files too large to hold twice.
void writeSgf(const Game &game, const std::function<void(std::string_view)> &sink, SgfWriteOptions options = {});

} // namespace kagetsu::record
