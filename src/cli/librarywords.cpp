// SPDX-License-Identifier: MIT
#include "cli/librarywords.h"

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

std::string_view codeOf(record::Loss loss)
{
    switch (loss) {
    case record::Loss::GameFacts:
        return "lost-facts";
    case record::Loss::GameBorders:
        return "lost-borders";
    case record::Loss::Clocks:
        return "lost-clocks";
    case record::Loss::OpeningNotes:
        return "lost-opening";
    case record::Loss::Properties:
        return "lost-properties";
    case record::Loss::NowhereMoves:
        return "lost-moves";
    case record::Loss::RemovedStones:
        return "lost-removals";
    case record::Loss::StartMarks:
        return "lost-starts";
    case record::Loss::BoardTexts:
        return "lost-texts";
    }
    return {};
}

std::string_view wordsFor(record::Loss loss)
{
    switch (loss) {
    case record::Loss::GameFacts:
        return "A library does not hold players, event, result or rules.";
    case record::Loss::GameBorders:
        return "The games are merged into one tree.";
    case record::Loss::Clocks:
        return "A library does not hold clock times.";
    case record::Loss::OpeningNotes:
        return "A library does not hold what was chosen in the opening, nor claims, warnings and draw offers.";
    case record::Loss::Properties:
        return "A library holds no markup but texts on points and bookmarks.";
    case record::Loss::NowhereMoves:
        return "A library does not hold moves without a point.";
    case record::Loss::RemovedStones:
        return "In a library stones are not taken from the board.";
    case record::Loss::StartMarks:
        return "SGF does not say where a record opens.";
    case record::Loss::BoardTexts:
        return "SGF holds texts on points only.";
    }
    return {};
}

} // namespace kagetsu::cli
