// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <result.h> // of all modules, not the one of this folder
#include <string>
#include <vector>

namespace kagetsu::record {

// Why a tree cannot be a library of RenLib; see fitToLibrary() for one that can.
struct LibraryExportRefusal
{
    enum class Reason : std::uint8_t {
        BoardSize, // not square, or over 15
        TooDeep, // more than 225 moves in a line: RenLib could not open it
        TurnOrder, // the colours do not take turns from Black on
        NoAction, // a node without a move or a label
        Setup, // stones put up without a move
        SameMoveTwice, // below one node
    };

    Reason reason = Reason::BoardSize;
    NodeId node = NoNode; // where it shows first

    friend bool operator==(const LibraryExportRefusal &, const LibraryExportRefusal &) = default;
};

struct WrittenLibrary
{
    std::string bytes;
    // Nodes with an edited text that the charset of the tree cannot write in full; `?` stands for what it lacks.
    std::vector<NodeId> garbled;
    Charset charset = Charset::Utf8; // of the edited texts
    // A reader that is not told the charset would read some text otherwise (renlib.md#encoding).
    bool isUntold = false;
};

// Whether edited texts are written in the charset of the tree whatever a reader makes of them, because somebody chose
// it, or in UTF-8 where a reader would find only that.
enum class CharsetChoice : std::uint8_t { Fixed, Open };

// The tree as RenLib writes it (renlib.md#header, renlib.md#texts, renlib.md#writing): version 3.0 when it allows that,
// children in order of their points. Texts that were not edited keep their bytes. Only what the format has is written:
// moves, labels, texts and marks.
Result<WrittenLibrary, LibraryExportRefusal> writeLibrary(
    const GameTree &tree, CharsetChoice choice = CharsetChoice::Fixed);

} // namespace kagetsu::record
