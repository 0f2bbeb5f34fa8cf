// SPDX-License-Identifier: MIT
#include "text/tournament/typing.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/tournament/names.h"
#include "text/tournament/results.h"
#include "tournament/model/boards.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace kagetsu::text {

using tournament::Match;
using tournament::Outcome;
using tournament::Section;

namespace {

struct TypingWords
{
    Q_DECLARE_TR_FUNCTIONS(TypingWords)
};

QString outcomesText(const std::vector<Outcome> &outcomes)
{
    QStringList texts;
    for (const Outcome outcome : outcomes)
        texts += outcomeText(outcome);
    return joinParts(texts);
}

QString memberName(const Section &section, const Match &match, tournament::Party party, int board)
{
    const std::string name = tournament::memberAt(section, match, party, board);
    //: Nobody of a team sits at a board.
    return name.empty() ? TypingWords::tr("nobody") : foreignText(name);
}

QString awaitedText(const Section &section, const Match &match, const QString &table, int game)
{
    if (match.games.size() < 2)
        return table;
    if (!tournament::isOfTeams(section, match))
        //: A table of a round, and which of its games the next result is for.
        return TypingWords::tr("%1. Next result: game %2 of %3").arg(table).arg(game + 1).arg(match.games.size());
    //: A table of two teams; %2 is the number of a board, %3 and %4 who sits there.
    return TypingWords::tr("%1. Next result: board %2, %3 – %4")
        .arg(table)
        .arg(game + 1)
        .arg(memberName(section, match, tournament::Party::A, game),
            memberName(section, match, tournament::Party::B, game));
}

} // namespace

QString typingText(const Section &section, const Match &match, const TypedTable &typed)
{
    QString text = awaitedText(section, match, typed.table, typed.game);
    if (typed.takenBack)
        text = TypingWords::tr("Nothing was entered for table %1.").arg(*typed.takenBack);
    else if (!typed.held.empty())
        text = joinParts({ typed.table, outcomesText(typed.held) });
    else if (typed.once)
        //: %1 is a table and its players, %2 a result such as 1–0 that was typed once.
        text = TypingWords::tr("%1. %2? Enter it again to confirm.").arg(typed.table, outcomesText(*typed.once));
    return text;
}

QString unbroken(QString text)
{
    static const QRegularExpression dash(QStringLiteral("(?<=\\S)–(?=\\S)"));
    return text.replace(dash, QStringLiteral("\u2060–\u2060"));
}

QString differenceText(const QString &table, const std::vector<Outcome> &before, const std::vector<Outcome> &now)
{
    //: %1 is a table and its players, %2 and %3 are results such as 1–0 that should have been the same.
    return TypingWords::tr("%1. First %2, now %3: neither counts. Enter it twice again.")
        .arg(table, outcomesText(before), outcomesText(now));
}

QString exchangeText(const Section &section, std::optional<tournament::EntryId> picked)
{
    if (!picked)
        return TypingWords::tr("To exchange two players, pick one and then the other, or drag one onto the other.");
    //: %1 is a player who was picked.
    return TypingWords::tr("Pick the player to exchange with %1.").arg(entryName(section, *picked));
}

} // namespace kagetsu::text
