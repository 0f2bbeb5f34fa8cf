// SPDX-License-Identifier: MIT
#include "cli/words/convertwords.h"

namespace kagetsu::cli {

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
    case record::Loss::Games:
        return "lost-games";
    case record::Loss::Variations:
        return "lost-variations";
    case record::Loss::Texts:
        return "lost-comments";
    case record::Loss::Order:
        return "lost-order";
    }
    return {};
}

std::string_view wordsFor(record::Loss loss)
{
    switch (loss) {
    case record::Loss::GameFacts:
        return "The format does not hold all of players, event, result and rules.";
    case record::Loss::GameBorders:
        return "The games are merged into one tree.";
    case record::Loss::Clocks:
        return "The format does not hold clock times.";
    case record::Loss::OpeningNotes:
        return "The format does not hold what was chosen in the opening, nor claims, warnings and draw offers.";
    case record::Loss::Properties:
        return "The format does not hold this markup: a library has texts on points and bookmarks, others nothing.";
    case record::Loss::NowhereMoves:
        return "The format does not hold moves that could not be placed.";
    case record::Loss::RemovedStones:
        return "In a library stones are not taken from the board.";
    case record::Loss::StartMarks:
        return "SGF does not say where a record opens.";
    case record::Loss::BoardTexts:
        return "SGF holds labels only as texts on free points.";
    case record::Loss::Games:
        return "The format holds one game; the others are not written. (--game chooses one.)";
    case record::Loss::Variations:
        return "The format holds one line; variations are not written.";
    case record::Loss::Texts:
        return "The format does not hold comments.";
    case record::Loss::Order:
        return "A drawn position does not say in which order its stones were played.";
    }
    return {};
}

std::string_view codeOf(record::Misfit misfit)
{
    switch (misfit) {
    case record::Misfit::BoardSize:
        return "board-size";
    case record::Misfit::Turns:
        return "turn-order";
    case record::Misfit::Setup:
        return "setup";
    case record::Misfit::Empty:
        return "no-moves";
    }
    return {};
}

std::string_view wordsFor(record::Misfit misfit)
{
    switch (misfit) {
    case record::Misfit::BoardSize:
        return "The format does not hold boards of this size.";
    case record::Misfit::Turns:
        return "The format holds only stones of Black and White in turns, beginning with Black.";
    case record::Misfit::Setup:
        return "The format holds no stones but moves.";
    case record::Misfit::Empty:
        return "There is no move to write.";
    }
    return {};
}

} // namespace kagetsu::cli
