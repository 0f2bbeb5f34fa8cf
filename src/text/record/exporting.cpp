// SPDX-License-Identifier: MIT
#include "text/record/exporting.h"

#include <QCoreApplication>

namespace kagetsu::text {

namespace {

struct SaveWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::SaveWords)
};

} // namespace

QString noFormatText()
{
    return SaveWords::tr("This record cannot be saved in this format.");
}

QString libraryRefusalText(record::LibraryExportRefusal::Reason reason)
{
    using Reason = record::LibraryExportRefusal::Reason;
    switch (reason) {
    case Reason::BoardSize: return SaveWords::tr("A library holds square boards of up to 15 lines.");
    case Reason::TooDeep: return SaveWords::tr("A library holds lines of up to 225 moves.");
    case Reason::TurnOrder: return SaveWords::tr("In a library, the colours take turns.");
    case Reason::NoAction: return SaveWords::tr("In a library, every node is a move or a text on a point.");
    case Reason::Setup: return SaveWords::tr("A library holds only stones that were played as moves.");
    case Reason::SameMoveTwice: return SaveWords::tr("In a library, a move can follow a position only once.");
    }
    return {};
}

QString exportRefusalText(record::ExportRefusal refusal)
{
    using record::ExportRefusal;
    switch (refusal) {
    case ExportRefusal::BoardSize: return SaveWords::tr("The format does not hold boards of this size.");
    case ExportRefusal::Turns:
        return SaveWords::tr("The format holds only alternating black and white stones, starting with Black.");
    case ExportRefusal::Setup: return SaveWords::tr("The format holds only stones that were played as moves.");
    case ExportRefusal::Empty: return SaveWords::tr("There are no moves to save.");
    }
    return {};
}

QString exportRefusalText(record::ExportRefusal refusal, int game)
{
    return SaveWords::tr("Game %1: %2").arg(QString::number(game), exportRefusalText(refusal));
}

QString garbledTextsText(record::Charset charset, int texts)
{
    return SaveWords::tr(
        "The encoding %1 lacks characters used in %n texts; question marks replace them.", nullptr, texts)
        .arg(QString::fromStdString(std::string(record::nameOf(charset))));
}

QString untoldCharsetText(record::Charset charset)
{
    return SaveWords::tr(
        "The file does not state its text encoding, and its texts look like another one than %1. It is "
        "remembered on this computer; elsewhere it must be chosen when the file is opened.")
        .arg(QString::fromStdString(std::string(record::nameOf(charset))));
}

QString exportLossText(record::ExportLoss loss)
{
    using record::ExportLoss;
    switch (loss) {
    case ExportLoss::GameFacts:
        return SaveWords::tr(
            "The format does not hold all the details of the players, the event, the result and the rules.");
    case ExportLoss::GameBorders: return SaveWords::tr("The games are merged into one tree.");
    case ExportLoss::Clocks: return SaveWords::tr("The format does not hold clock times.");
    case ExportLoss::OpeningNotes:
        return SaveWords::tr("The format does not hold choices in the opening, claims, warnings or draw offers.");
    case ExportLoss::Properties:
        return SaveWords::tr("The format does not hold these marks. A library has only bookmarks and texts on points.");
    case ExportLoss::NowhereMoves: return SaveWords::tr("The format does not hold moves that could not be placed.");
    case ExportLoss::RemovedStones: return SaveWords::tr("A library cannot remove stones from the board.");
    case ExportLoss::StartMarks: return SaveWords::tr("SGF does not store the position at which a record opens.");
    case ExportLoss::BoardTexts: return SaveWords::tr("SGF holds texts on points only if the points are empty.");
    case ExportLoss::Games: return SaveWords::tr("The format holds one game; the others are not saved.");
    case ExportLoss::Variations: return SaveWords::tr("The format holds one line; variations are not saved.");
    case ExportLoss::Texts: return SaveWords::tr("The format does not hold comments.");
    case ExportLoss::Order: return SaveWords::tr("A diagram does not show the order in which its stones were played.");
    }
    return {};
}

} // namespace kagetsu::text
