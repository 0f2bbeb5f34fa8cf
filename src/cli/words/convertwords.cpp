// SPDX-License-Identifier: MIT
#include "cli/words/convertwords.h"

namespace kagetsu::cli {

std::string_view codeOf(record::ExportLoss loss)
{
    switch (loss) {
    case record::ExportLoss::GameFacts: return "lost-facts";
    case record::ExportLoss::GameBorders: return "lost-borders";
    case record::ExportLoss::Clocks: return "lost-clocks";
    case record::ExportLoss::OpeningNotes: return "lost-opening";
    case record::ExportLoss::Properties: return "lost-properties";
    case record::ExportLoss::NowhereMoves: return "lost-moves";
    case record::ExportLoss::RemovedStones: return "lost-removals";
    case record::ExportLoss::StartMarks: return "lost-starts";
    case record::ExportLoss::BoardTexts: return "lost-texts";
    case record::ExportLoss::Games: return "lost-games";
    case record::ExportLoss::Variations: return "lost-variations";
    case record::ExportLoss::Texts: return "lost-comments";
    case record::ExportLoss::Order: return "lost-order";
    }
    return {};
}

std::string_view wordsFor(record::ExportLoss loss)
{
    switch (loss) {
    case record::ExportLoss::GameFacts: return "The format does not hold all of players, event, result and rules.";
    case record::ExportLoss::GameBorders: return "The games are merged into one tree.";
    case record::ExportLoss::Clocks: return "The format does not hold clock times.";
    case record::ExportLoss::OpeningNotes:
        return "The format does not hold what was chosen in the opening, nor claims, warnings and draw offers.";
    case record::ExportLoss::Properties:
        return "The format does not hold this markup: a library has texts on points and bookmarks, others nothing.";
    case record::ExportLoss::NowhereMoves: return "The format does not hold moves that could not be placed.";
    case record::ExportLoss::RemovedStones: return "In a library stones are not taken from the board.";
    case record::ExportLoss::StartMarks: return "SGF does not say where a record opens.";
    case record::ExportLoss::BoardTexts: return "SGF holds labels only as texts on free points.";
    case record::ExportLoss::Games:
        return "The format holds one game; the others are not written. (--game chooses one.)";
    case record::ExportLoss::Variations: return "The format holds one line; variations are not written.";
    case record::ExportLoss::Texts: return "The format does not hold comments.";
    case record::ExportLoss::Order: return "A drawn position does not say in which order its stones were played.";
    }
    return {};
}

std::string_view codeOf(record::ExportRefusal misfit)
{
    switch (misfit) {
    case record::ExportRefusal::BoardSize: return "board-size";
    case record::ExportRefusal::Turns: return "turn-order";
    case record::ExportRefusal::Setup: return "setup";
    case record::ExportRefusal::Empty: return "no-moves";
    }
    return {};
}

std::string_view wordsFor(record::ExportRefusal misfit)
{
    switch (misfit) {
    case record::ExportRefusal::BoardSize: return "The format does not hold boards of this size.";
    case record::ExportRefusal::Turns:
        return "The format holds only stones of Black and White in turns, beginning with Black.";
    case record::ExportRefusal::Setup: return "The format holds no stones but moves.";
    case record::ExportRefusal::Empty: return "There is no move to write.";
    }
    return {};
}

} // namespace kagetsu::cli
