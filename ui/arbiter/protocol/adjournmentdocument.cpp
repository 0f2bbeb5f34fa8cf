// SPDX-License-Identifier: MIT
#include "ui/arbiter/protocol/adjournmentdocument.h"

#include "text/common/foreigntext.h"
#include "text/match/protocol.h"
#include "text/rules/rules.h"
#include "ui/print/paper/languagescope.h"

#include <QCoreApplication>

namespace kagetsu::ui {

namespace {

QString dateAndTime(const match::WallTime &wall)
{
    return text::dateText(wall) + QLatin1Char(' ') + text::timeOfDay(wall);
}

struct AdjournmentPaper
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::AdjournmentPaper)
};

Facts factsOf(const Adjournment &adjournment, const text::Names &names)
{
    const match::Match &match = adjournment.match;
    const match::MatchSetup &setup = match.setup();
    Facts facts;
    const auto add = [&](const QString &label, const QString &value) {
        if (!value.isEmpty())
            facts.facts.push_back({ label, value });
    };
    for (const rules::Side side : { rules::Side::Black, rules::Side::White })
        add(setup.onlyTime ? AdjournmentPaper::tr("Player") : text::sideName(side), names[match.ownerOf(side)]);
    add(AdjournmentPaper::tr("Event"), text::foreignText(setup.event));
    add(AdjournmentPaper::tr("Round"), text::foreignText(setup.round));
    //: Its number, in a hall with many.
    add(AdjournmentPaper::tr("Table"), text::foreignText(setup.table));
    //: When the game was broken off and the next move sealed: a date and a time.
    add(AdjournmentPaper::tr("Sealed"), dateAndTime(adjournment.wall));
    add(AdjournmentPaper::tr("Moves made"), QString::number(match.moveNumber() - 1));
    if (const std::optional<Seat> next = match.toAct()) {
        //: The player who has sealed a move.
        add(AdjournmentPaper::tr("To move"), names[*next]);
    }
    for (const Seat seat : BothSeats) {
        //: %1 is a player.
        add(AdjournmentPaper::tr("Clock of %1").arg(names[seat]),
            text::clockText(match.clock().reading(seat, adjournment.now)));
    }
    return facts;
}

} // namespace

Document adjournmentDocument(const Adjournment &adjournment, const QString &language)
{
    const LanguageScope scope(language);
    const text::Names names = text::namesOf(adjournment.match.setup());
    Document document;
    document.language = QLocale().bcp47Name();
    //: %1 and %2 are the players.
    document.title = AdjournmentPaper::tr("Adjourned game %1 – %2").arg(names.a, names.b);
    document.blocks.push_back(factsOf(adjournment, names));
    document.blocks.push_back(Diagram { BoardPicture(adjournment.match.position()), QString(),
        //: Below a board of letters.
        AdjournmentPaper::tr("X: Black. O: White.") });
    document.blocks.push_back(Heading { AdjournmentPaper::tr("Sealed move") });
    document.blocks.push_back(
        Paragraph { AdjournmentPaper::tr("The program keeps the sealed move so that nobody can read it. The arbiter "
                                         "has the code that opens it, on a separate paper."),
            0, false });
    document.blocks.push_back(Signatures { { names.a, names.b, AdjournmentPaper::tr("Arbiter") } });
    document.pageWords = pageWords();
    return document;
}

Document sealCodeDocument(const Adjournment &adjournment, const QString &code, const QString &language)
{
    const LanguageScope scope(language);
    const match::MatchSetup &setup = adjournment.match.setup();
    const text::Names names = text::namesOf(setup);
    Document document;
    document.language = QLocale().bcp47Name();
    //: %1 and %2 are the players.
    document.title = AdjournmentPaper::tr("Code of the sealed move, %1 – %2").arg(names.a, names.b);
    Facts facts;
    for (const auto &[label, value] : { std::pair(AdjournmentPaper::tr("Event"), text::foreignText(setup.event)),
             std::pair(AdjournmentPaper::tr("Round"), text::foreignText(setup.round)),
             std::pair(AdjournmentPaper::tr("Table"), text::foreignText(setup.table)),
             std::pair(AdjournmentPaper::tr("Sealed"), dateAndTime(adjournment.wall)),
             std::pair(AdjournmentPaper::tr("Code"), code) }) {
        if (!value.isEmpty())
            facts.facts.push_back({ label, value });
    }
    document.blocks.push_back(std::move(facts));
    document.blocks.push_back(Paragraph {
        AdjournmentPaper::tr("The code opens the sealed move at the arbiter's desk, when the opponent is present. Keep "
                             "this paper in a sealed envelope until then: without the code, nobody can read the move."),
        0, false });
    document.blocks.push_back(Signatures { { AdjournmentPaper::tr("Arbiter") } });
    return document;
}

} // namespace kagetsu::ui
