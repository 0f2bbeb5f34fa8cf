// SPDX-License-Identifier: MIT
#include "cli/words/exportwords.h"

#include "text/record/exporting.h"

namespace kagetsu::cli {

Words wordsFor(record::ExportLoss loss)
{
    using record::ExportLoss;
    const auto shared = [loss](std::string_view code) -> Words {
        return { code, text::exportLossText(loss).toStdString() };
    };
    switch (loss) {
    case ExportLoss::GameFacts: return shared("lost-facts");
    case ExportLoss::GameBorders: return shared("lost-borders");
    case ExportLoss::Clocks: return shared("lost-clocks");
    case ExportLoss::OpeningNotes: return shared("lost-opening");
    case ExportLoss::Properties:
        return { "lost-properties",
            "The format does not hold these marks. A library has only texts on points and bookmarks, other formats "
            "have none." };
    case ExportLoss::NowhereMoves: return shared("lost-moves");
    case ExportLoss::RemovedStones: return shared("lost-removals");
    case ExportLoss::StartMarks: return shared("lost-starts");
    case ExportLoss::BoardTexts: return shared("lost-texts");
    case ExportLoss::Games:
        return { "lost-games",
            "The format holds only one game; the others are not written. Use --game to choose one." };
    case ExportLoss::Variations:
        return { "lost-variations", "The format holds only one line; variations are not written." };
    case ExportLoss::Texts: return shared("lost-comments");
    case ExportLoss::Order: return shared("lost-order");
    }
    return {};
}

Words wordsFor(record::ExportRefusal refusal)
{
    using record::ExportRefusal;
    const auto shared = [refusal](std::string_view code) -> Words {
        return { code, text::exportRefusalText(refusal).toStdString() };
    };
    switch (refusal) {
    case ExportRefusal::BoardSize: return shared("board-size");
    case ExportRefusal::Turns: return shared("turn-order");
    case ExportRefusal::Setup: return shared("setup");
    case ExportRefusal::Empty: return shared("no-moves");
    }
    return {};
}

Words wordsFor(const record::LibraryExportRefusal &refusal)
{
    using Reason = record::LibraryExportRefusal::Reason;
    const auto shared = [&refusal](std::string_view code) -> Words {
        return { code, text::libraryRefusalText(refusal.reason).toStdString() };
    };
    switch (refusal.reason) {
    case Reason::BoardSize: return shared("board-size");
    case Reason::TooDeep: return shared("too-deep");
    case Reason::TurnOrder: return shared("turn-order");
    case Reason::NoAction: return shared("no-action");
    case Reason::Setup: return shared("setup");
    case Reason::SameMoveTwice: return shared("same-move-twice");
    }
    return {};
}

} // namespace kagetsu::cli
