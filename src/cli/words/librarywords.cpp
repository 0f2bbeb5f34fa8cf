// SPDX-License-Identifier: MIT
#include "cli/words/librarywords.h"

namespace kagetsu::cli {

std::string_view codeOf(record::LibraryMisfit::Reason reason)
{
    switch (reason) {
    case record::LibraryMisfit::Reason::BoardSize:
        return "board-size";
    case record::LibraryMisfit::Reason::TooDeep:
        return "too-deep";
    case record::LibraryMisfit::Reason::TurnOrder:
        return "turn-order";
    case record::LibraryMisfit::Reason::NoAction:
        return "no-action";
    case record::LibraryMisfit::Reason::Setup:
        return "setup";
    case record::LibraryMisfit::Reason::SameMoveTwice:
        return "same-move-twice";
    }
    return {};
}

std::string wordsFor(const record::LibraryMisfit &misfit)
{
    switch (misfit.reason) {
    case record::LibraryMisfit::Reason::BoardSize:
        return "A library holds square boards of up to 15 lines.";
    case record::LibraryMisfit::Reason::TooDeep:
        return "A library holds lines of up to 225 moves.";
    case record::LibraryMisfit::Reason::TurnOrder:
        return "In a library the colours take turns.";
    case record::LibraryMisfit::Reason::NoAction:
        return "In a library every node is a move or a text on a point.";
    case record::LibraryMisfit::Reason::Setup:
        return "A library holds no stones but moves.";
    case record::LibraryMisfit::Reason::SameMoveTwice:
        return "In a library a move stands only once below a position.";
    }
    return {};
}

} // namespace kagetsu::cli
