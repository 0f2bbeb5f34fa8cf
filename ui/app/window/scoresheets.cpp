// SPDX-License-Identifier: MIT
#include "ui/app/window/scoresheets.h"

#include "clock/controltext.h"
#include "match/model/match.h"
#include "text/match/setup.h"
#include "ui/match/newgame/newgamechoices.h"

#include <QDate>

namespace kagetsu::ui {

namespace {

QString today()
{
    return QDate::currentDate().toString(Qt::ISODate);
}

} // namespace

ScoreSheet scoreSheetOf(const match::Match &match)
{
    const match::MatchSetup &setup = match.setup();
    ScoreSheet sheet { setup, today(), setup.names, setup.clubs, {}, setup.rules.rule, {}, setup.boardSize };
    // A player without a name has a placeholder, which is not a name.
    for (const auto &[seat, place] :
        { std::pair(Seat::A, text::Place::First), std::pair(Seat::B, text::Place::Second) }) {
        if (QString::fromStdString(sheet.names[seat]) == text::namelessText(place))
            sheet.names[seat].clear();
    }
    if (setup.onlyTime)
        sheet.rule.reset(); // the colours are unknown as well
    else if (match.phase() != match::Phase::Opening)
        sheet.black = match.ownerOf(rules::Side::Black);
    if (setup.time.a == setup.time.b)
        sheet.time = clock::toText(setup.time.a);
    return sheet;
}

ScoreSheet scoreSheetOf(const NewGameChoices &choices)
{
    ScoreSheet sheet;
    sheet.occasion = choices.occasion;
    sheet.boardSize = choices.boardSize;
    sheet.rule = choices.rules.rule;
    sheet.date = today();
    if (!choices.odds)
        sheet.time = choices.time.toStdString();
    if (choices.opener == Opener::Lot)
        return sheet;
    const Seat left = choices.opener == Opener::Left ? Seat::A : Seat::B;
    sheet.names[left] = choices.left.toStdString();
    sheet.names[otherSeat(left)] = choices.right.toStdString();
    sheet.clubs[left] = choices.leftClub.toStdString();
    sheet.clubs[otherSeat(left)] = choices.rightClub.toStdString();
    return sheet;
}

} // namespace kagetsu::ui
