// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "record/model/gametree.h"

#include <string>
#include <vector>

namespace kagetsu::record {

// The reason why a tree cannot be written as a library of RenLib.
struct LibraryExportRefusal
{
    enum class Reason : std::uint8_t {
        BoardSize, // not square, or larger than 15
        TooDeep, // more than 225 moves in a line: RenLib could not open it
        TurnOrder, // the colours do not alternate beginning with Black
        NoAction, // a node with neither a move nor a label
        Setup, // stones were set up without a move
        SameMoveTwice, // the same move occurs twice below one node
    };

    Reason reason = Reason::BoardSize;
    NodeId node = NoNode; // the first node concerned

    friend bool operator==(const LibraryExportRefusal &, const LibraryExportRefusal &) = default;
};

// A library as the bytes of a file, with what happened to its texts.
struct WrittenLibrary
{
    std::string bytes;
    // Nodes with an edited text that the tree's charset cannot represent completely; `?` replaces what is missing.
    std::vector<NodeId> garbled;
    Charset charset = Charset::Utf8; // of the edited texts
    // True if a reader that is not told the charset would read some text differently (record-renlib.md#encoding).
    bool isUntold = false;
};

// Fixed: edited texts are written in the tree's charset, because the user chose it, even if a reader would not find it.
// Open: they are written in UTF-8 if only that would be found.
enum class CharsetChoice : std::uint8_t { Fixed, Open };

// Writes the tree as RenLib does (record-renlib.md#header, record-renlib.md#texts, record-renlib.md#writing): in
// version 3.0 if possible, with children ordered by their points. Texts that were not edited keep their bytes. Only
// what the format has is written: moves, labels, texts and marks.
Result<WrittenLibrary, LibraryExportRefusal> writeLibrary(
    const GameTree &tree, CharsetChoice choice = CharsetChoice::Fixed);

} // namespace kagetsu::record
