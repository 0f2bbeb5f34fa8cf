// SPDX-License-Identifier: MIT
#include "ui/arbiter/protocol/papers.h"

#include "match/host/gamefile.h"
#include "text/rules/rules.h"
#include "ui/arbiter/protocol/adjournmentdocument.h"
#include "ui/arbiter/protocol/protocoldocument.h"
#include "ui/arbiter/protocol/scoresheet.h"
#include "ui/arbiter/verdict/verdictdocument.h"

#include <QDateTime>
#include <QFileInfo>

#include <utility>

namespace kagetsu::ui {

Paper protocolPaper(journal::JournalProtocol found, const QString &file)
{
    // The file of its journal is named by a number.
    const match::WallTime &begun = found.protocol.begun;
    const QString game = host::fileNameOf(
        found.protocol.match.setup(), QDateTime::fromMSecsSinceEpoch(begun.utc).toOffsetFromUtc(begun.offset));
    //: The beginning of a file's name.
    const QString name = PaperDialog::tr("protocol") + QLatin1Char(' ') + QFileInfo(game).completeBaseName();
    return { [found = std::move(found), journal = QFileInfo(file).fileName()](
                 const QString &language) { return protocolDocument(found, journal, language); },
        name, false };
}

Paper verdictPaper(const VerdictQuestion &question)
{
    //: The beginning of a file's name.
    const QString name = PaperDialog::tr("verdict");
    return { [question](const QString &language) { return verdictDocument(question, language); },
        question.point ? name + QLatin1Char('-') + text::pointText(*question.point) : name, true };
}

Paper adjournmentPaper(const Adjournment &adjournment)
{
    return { [adjournment](const QString &language) { return adjournmentDocument(adjournment, language); },
        //: The beginning of a file's name.
        PaperDialog::tr("adjournment"), true };
}

Paper sealCodePaper(const Adjournment &adjournment, const QString &code)
{
    return { [adjournment, code](const QString &language) { return sealCodeDocument(adjournment, code, language); },
        //: The beginning of a file's name.
        PaperDialog::tr("sealed-move-code"), false };
}

Paper scoreSheetPaper(const ScoreSheet &sheet)
{
    //: The beginning of a file's name.
    Paper paper { [sheet](const QString &language) { return scoreSheetDocument(sheet, language); },
        PaperDialog::tr("score-sheet"), false };
    ScoreSheet blank;
    blank.boardSize = sheet.boardSize;
    if (sheet != blank)
        paper.writeBlank = [blank](const QString &language) { return scoreSheetDocument(blank, language); };
    return paper;
}

} // namespace kagetsu::ui
