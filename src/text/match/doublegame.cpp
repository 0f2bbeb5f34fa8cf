// SPDX-License-Identifier: MIT
#include "text/match/doublegame.h"

#include "clock/controltext.h"
#include "text/common/sentences.h"
#include "text/common/typed.h"
#include "text/match/setup.h"
#include "text/opening/opening.h"
#include "text/rules/rules.h"

#include <QCoreApplication>
#include <QStringList>

#include <utility>

namespace kagetsu::text {

namespace {

struct DoubleGameWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::DoubleGameWords)
};

// Returns the names by person: `a` is the player who opened the first game.
Names personsOf(const match::MatchSetup &setup)
{
    Names names = namesOf(setup);
    if (setup.first)
        std::swap(names.a, names.b);
    return names;
}

QString scoreText(const Names &names, PerSeat<int> halves)
{
    //: Games won in a match of two: "Aoki 1½ – ½ Bergman".
    return DoubleGameWords::tr("%1 %2 – %3 %4").arg(names.a, pointsText(halves.a), pointsText(halves.b), names.b);
}

QString seriesWords(const match::MatchSetup &setup, const match::Series &series, Seat first)
{
    const Names names = namesOf(setup);
    //: Games won in a series of rematches: "Ann 2 : 1 Bob". Half points are written as ½.
    return DoubleGameWords::tr("%1 %2 : %3 %4")
        .arg(names[first], pointsText(series.halves[first]), pointsText(series.halves[otherSeat(first)]),
            names[otherSeat(first)]);
}

QString gameOfTwoText(const match::MatchSetup &setup, const PerSeat<int> &halves)
{
    if (setup.games != 2)
        return {};
    if (!setup.first)
        return DoubleGameWords::tr("Game 1 of 2");
    //: %1 is the score of the match before it.
    return DoubleGameWords::tr("Game 2 of 2, score so far %1").arg(scoreText(personsOf(setup), halves));
}

QString joinedCaption(const match::MatchSetup &setup, const QString &gameOfTwo)
{
    const QString between = QStringLiteral(" · ");
    QStringList parts { gameOfTwo, gameTerms(setup, between) };
    parts.removeAll(QString());
    return parts.join(between);
}

} // namespace

QString pointsText(int halves)
{
    const int whole = std::abs(halves) / 2;
    QString text = halves < 0 ? QStringLiteral("−") : QString();
    if (whole > 0 || halves % 2 == 0)
        text += QString::number(whole);
    if (halves % 2 != 0)
        text += QStringLiteral("½");
    return text;
}

QString standingText(const match::Match &game)
{
    const std::optional<match::DoubleStanding> standing = match::standingOf(game);
    if (!standing)
        return {};
    const Names names = personsOf(game.setup());
    const match::DoubleScore &score = standing->score;
    const QString games = scoreText(names, score.halves);
    if (!standing->isComplete)
        //: %1 is the score of the match so far.
        return DoubleGameWords::tr("After the first of two games: %1.").arg(games);
    const PerSeat<int> points = match::matchPoints(score.verdict, game.setup().scoring);
    QString verdict;
    switch (score.verdict) {
    case match::DoubleVerdict::FirstWins: verdict = DoubleGameWords::tr("%1 wins the match.").arg(names.a); break;
    case match::DoubleVerdict::SecondWins: verdict = DoubleGameWords::tr("%1 wins the match.").arg(names.b); break;
    case match::DoubleVerdict::Draw: verdict = DoubleGameWords::tr("The match is a draw."); break;
    case match::DoubleVerdict::BothLose: verdict = DoubleGameWords::tr("Both lose the match."); break;
    }
    const QStringList sentences {
        DoubleGameWords::tr("After both games: %1.").arg(games), verdict,
        //: Points of the match in a tournament.
        DoubleGameWords::tr("Points: %1 %2, %3 %4.").arg(names.a, pointsText(points.a), names.b, pointsText(points.b))
    };
    return joinSentences(sentences);
}

QString seriesText(const match::Match &game, Seat first)
{
    const std::optional<match::Series> series = match::seriesAfter(game);
    if (!series || (series->games < 2 && !game.setup().series))
        return {};
    return seriesWords(game.setup(), *series, first);
}

QString seriesText(const match::NamedSeries &series, Seat first)
{
    match::MatchSetup named;
    named.names = series.names;
    return seriesWords(named, series.series, first);
}

QString gameOfTwoText(const match::MatchSetup &setup)
{
    return setup.first ? gameOfTwoText(setup, setup.first->score.halves) : gameOfTwoText(setup, {});
}

QString gameTitle(const match::MatchSetup &setup, Seat first)
{
    const Names names = namesOf(setup);
    //: The two players of a game.
    return DoubleGameWords::tr("%1 – %2").arg(names[first], names[otherSeat(first)]);
}

QString gameTerms(const match::MatchSetup &setup, const QString &between)
{
    if (!setup.onlyTime)
        return ruleName(setup.rules.rule) + between + procedureName(setup.opening);
    const auto shown = [&](Seat seat) { return shownTime(QString::fromStdString(clock::toText(setup.time[seat]))); };
    return setup.time.a == setup.time.b ? shown(Seat::A)
                                        : QStringLiteral("%1 – %2").arg(shown(Seat::A), shown(Seat::B));
}

QString gameCaption(const match::MatchSetup &setup)
{
    return joinedCaption(setup, gameOfTwoText(setup));
}

QString gameCaption(const match::Match &game)
{
    const match::MatchSetup &setup = game.setup();
    const std::optional<match::DoubleStanding> standing = match::standingOf(game);
    return joinedCaption(
        setup, standing && standing->isComplete ? gameOfTwoText(setup, standing->score.halves) : gameOfTwoText(setup));
}

} // namespace kagetsu::text
