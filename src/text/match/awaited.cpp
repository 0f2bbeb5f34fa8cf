// SPDX-License-Identifier: MIT
#include "text/match/awaited.h"

#include "text/match/setup.h"

#include <QCoreApplication>
#include <QLocale>

#include <cassert>

namespace kagetsu::text {

namespace {

struct AwaitedWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::AwaitedWords)
};

} // namespace

QString awaitedText(const match::Match &match, const QDateTime &until)
{
    assert(match.awaited());
    //: A player who comes late; %2 is a time of day. Later than that the game is lost.
    return AwaitedWords::tr("%1 is not here yet and has until %2.")
        .arg(namesOf(match.setup())[*match.awaited()], QLocale().toString(until.time(), QStringLiteral("HH:mm:ss")));
}

QString arrivalText(const match::Match &match)
{
    assert(match.awaited());
    //: Button: this player has come.
    return AwaitedWords::tr("%1 is here").arg(namesOf(match.setup())[*match.awaited()]);
}

} // namespace kagetsu::text
