// SPDX-License-Identifier: MIT
#include "cli/words/librarywords.h"

namespace kagetsu::cli {

std::string_view codeOf(record::LibraryExportRefusal::Reason reason)
{
    switch (reason) {
    case record::LibraryExportRefusal::Reason::BoardSize: return "board-size";
    case record::LibraryExportRefusal::Reason::TooDeep: return "too-deep";
    case record::LibraryExportRefusal::Reason::TurnOrder: return "turn-order";
    case record::LibraryExportRefusal::Reason::NoAction: return "no-action";
    case record::LibraryExportRefusal::Reason::Setup: return "setup";
    case record::LibraryExportRefusal::Reason::SameMoveTwice: return "same-move-twice";
    }
    return {};
}

std::string wordsFor(const record::LibraryExportRefusal &misfit)
{
    switch (misfit.reason) {
    case record::LibraryExportRefusal::Reason::BoardSize: return "A library holds square boards of up to 15 lines.";
    case record::LibraryExportRefusal::Reason::TooDeep: return "A library holds lines of up to 225 moves.";
    case record::LibraryExportRefusal::Reason::TurnOrder: return "In a library the colours take turns.";
    case record::LibraryExportRefusal::Reason::NoAction:
        return "In a library every node is a move or a text on a point.";
    case record::LibraryExportRefusal::Reason::Setup: return "A library holds no stones but moves.";
    case record::LibraryExportRefusal::Reason::SameMoveTwice:
        return "In a library a move stands only once below a position.";
    }
    return {};
}

} // namespace kagetsu::cli
