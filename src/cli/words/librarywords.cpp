// SPDX-License-Identifier: MIT
#include "cli/words/librarywords.h"

#include "base/enumtable.h"
#include "library/store/rows.h"

namespace kagetsu::cli {

Words wordsFor(library::StoreFault::Code code)
{
    using Code = library::StoreFault::Code;
    switch (code) {
    case Code::NoDriver: return { "no-driver", "SQLite for Qt is not installed." };
    case Code::Missing: return { "no-file", "There is no such file." };
    case Code::NotALibrary: return { "no-library", "This is not a game library." };
    case Code::Newer: return { "newer", "This library was written by a later version of Kagetsu." };
    case Code::Damaged: return { "damaged", "The library is damaged." };
    case Code::Locked: return { "locked", "Another program is changing this library." };
    case Code::Full: return { "disk-full", "The disk is full." };
    case Code::ReadOnly: return { "read-only", "The file or its folder is read-only." };
    case Code::Exists: return { "file-exists", "The file already exists." };
    case Code::Failed: break;
    }
    return { "disk-failed", "The file could not be read or written." };
}

Words wordsFor(library::FigureFault fault)
{
    using library::FigureFault;
    switch (fault) {
    case FigureFault::Empty: return { "bad-figure", "A figure needs a stone." };
    case FigureFault::Shape: return { "bad-figure", "All rows of a figure must be of the same length." };
    case FigureFault::Letter: break;
    }
    return { "bad-figure", "The points of a figure are X, O, . for empty, ? for any, and # for outside the board." };
}

namespace {

constexpr EnumTable<library::GameKind, std::string_view> KindNames({
    { library::GameKind::People, "people" },
    { library::GameKind::Computer, "computer" },
    { library::GameKind::Engines, "engines" },
    { library::GameKind::Study, "study" },
});

const char *sentenceFor(library::GameFault fault)
{
    using library::GameFault;
    switch (fault) {
    case GameFault::NoMoves: return "The game has no moves.";
    case GameFault::OccupiedPoint: return "The point of a move is occupied.";
    case GameFault::OffBoard: return "A move is not on the board.";
    case GameFault::ColoursOutOfTurn: return "One side moves twice in a row.";
    case GameFault::LateSetup: return "Stones are set up after the first move.";
    case GameFault::Board: return "The board is not square, or not of 5 to 26 lines.";
    case GameFault::UnknownResult: return "The result is not understood.";
    case GameFault::None: break;
    }
    return "";
}

} // namespace

Words wordsFor(library::GameFault fault)
{
    return { library::wordFor(fault), sentenceFor(fault) };
}

std::string_view nameOf(library::GameKind kind)
{
    return KindNames[kind];
}

std::optional<library::GameKind> kindFromName(std::string_view name)
{
    return KindNames.keyOf(name);
}

} // namespace kagetsu::cli
