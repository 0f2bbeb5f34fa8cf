// SPDX-License-Identifier: MIT
#include "text/record/result.h"

#include <QCoreApplication>

namespace kagetsu::text {

using record::Reason;
using record::Winner;

namespace {

struct ResultWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::ResultWords)
};

// %1 has won, %2 has lost.
QString winText(Reason reason)
{
    switch (reason) {
    case Reason::Five: return ResultWords::tr("%1 wins with five in a row.");
    case Reason::OverlineOfWhite:
        //: Overline: six or more in a row.
        return ResultWords::tr("%1 wins with an overline.");
    case Reason::DoubleThree: return ResultWords::tr("%1 wins: %2 made a forbidden double-three.");
    case Reason::DoubleFour: return ResultWords::tr("%1 wins: %2 made a forbidden double-four.");
    case Reason::Overline: return ResultWords::tr("%1 wins: %2 made a forbidden overline.");
    case Reason::Resignation: return ResultWords::tr("%1 wins: %2 resigned.");
    case Reason::Time: return ResultWords::tr("%1 wins: %2 ran out of time.");
    case Reason::TimePerMove: return ResultWords::tr("%1 wins: %2 exceeded the limit per move.");
    case Reason::TimeQuota: return ResultWords::tr("%1 wins: %2 did not make the required moves in time.");
    case Reason::NoShow: return ResultWords::tr("%1 wins: %2 did not arrive.");
    case Reason::Late: return ResultWords::tr("%1 wins: %2 arrived too late.");
    case Reason::Warnings: return ResultWords::tr("%1 wins: %2 received too many warnings.");
    case Reason::Abandoned: return ResultWords::tr("%1 wins: %2 forfeited the game.");
    case Reason::Bye:
        //: %1 is a player who has no opponent in this round, and gets the point.
        return ResultWords::tr("%1 has a bye.");
    case Reason::LessTime: return ResultWords::tr("%1 wins by using less time than %2.");
    case Reason::Conduct:
    case Reason::Assistance:
    case Reason::TakeBack:
    case Reason::Scattered:
    case Reason::Device:
    case Reason::Adjudicated: return ResultWords::tr("%1 wins against %2 by decision of the arbiter.");
    default: return ResultWords::tr("%1 wins against %2.");
    }
}

QString drawText(Reason reason)
{
    switch (reason) {
    case Reason::Agreement: return ResultWords::tr("Draw by agreement.");
    case Reason::FullBoard: return ResultWords::tr("Draw: the board is full.");
    case Reason::TwoPasses: return ResultWords::tr("Draw: both players passed.");
    case Reason::BothFlags: return ResultWords::tr("Draw: both players ran out of time.");
    case Reason::MoveLimit: return ResultWords::tr("Draw: the maximum number of moves was reached.");
    default: return ResultWords::tr("Draw.");
    }
}

// A name that ends with a full stop, such as initials, takes that of the sentence.
QString withOneFullStop(QString sentence, const QString &place, const QString &name)
{
    const qsizetype end = name.endsWith(QChar(0x2069)) ? name.size() - 1 : name.size(); // the end of foreignText()
    return end > 0 && name[end - 1] == QLatin1Char('.') ? sentence.replace(place + QLatin1Char('.'), place) : sentence;
}

// A sentence need not name the loser, so %2 may be absent.
QString named(const QString &sentence, const QString &winner, const QString &loser)
{
    const QString once =
        withOneFullStop(withOneFullStop(sentence, QStringLiteral("%1"), winner), QStringLiteral("%2"), loser);
    return once.contains(QLatin1String("%2")) ? once.arg(winner, loser) : once.arg(winner);
}

} // namespace

QString headText(const record::GameResult &result, const QString &black, const QString &white)
{
    switch (result.winner) {
    case Winner::Black:
    case Winner::White:
        //: The largest words after a game; %1 is a player.
        return ResultWords::tr("%1 wins").arg(result.winner == Winner::Black ? black : white);
    case Winner::Draw:
        //: The largest word after a game without a winner.
        return ResultWords::tr("Draw");
    case Winner::BothLose: return ResultWords::tr("Both lose");
    case Winner::Void:
    case Winner::Unknown: break;
    }
    return ResultWords::tr("No result");
}

QString howText(const record::GameResult &result, const QString &black, const QString &white)
{
    const QString &loser = result.winner == Winner::Black ? white : black;
    switch (result.reason) {
    //: Below the name of the winner: how the game was won.
    case Reason::Five: return ResultWords::tr("Five in a row");
    case Reason::OverlineOfWhite:
        //: Overline: six or more in a row.
        return ResultWords::tr("With an overline");
    case Reason::DoubleThree: return ResultWords::tr("%1 made a forbidden double-three").arg(loser);
    case Reason::DoubleFour: return ResultWords::tr("%1 made a forbidden double-four").arg(loser);
    case Reason::Overline: return ResultWords::tr("%1 made a forbidden overline").arg(loser);
    case Reason::Resignation: return ResultWords::tr("%1 resigned").arg(loser);
    case Reason::Time: return ResultWords::tr("%1 ran out of time").arg(loser);
    case Reason::Agreement: return ResultWords::tr("By agreement");
    case Reason::FullBoard: return ResultWords::tr("The board is full");
    case Reason::TwoPasses: return ResultWords::tr("Both players passed");
    case Reason::MoveLimit: return ResultWords::tr("The maximum number of moves was reached");
    default: return resultText(result, black, white);
    }
}

QString resultText(const record::GameResult &result, const QString &black, const QString &white)
{
    switch (result.winner) {
    case Winner::Black: return named(winText(result.reason), black, white);
    case Winner::White: return named(winText(result.reason), white, black);
    case Winner::Draw: return drawText(result.reason);
    case Winner::BothLose: return ResultWords::tr("Both players lose.");
    case Winner::Void: return ResultWords::tr("The game ended without a result.");
    case Winner::Unknown: break;
    }
    return ResultWords::tr("The game is not finished.");
}

} // namespace kagetsu::text
