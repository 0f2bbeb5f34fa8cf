// SPDX-License-Identifier: MIT
#include "text/engine/analysistext.h"

#include "text/common/sentences.h"
#include "text/rules/rules.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cstdlib>

namespace kagetsu::text {

namespace {

struct AnalysisWords
{
    Q_DECLARE_TR_FUNCTIONS(AnalysisWords)
};

constexpr int Even = 30; // smaller worths say nothing, whatever the engine
constexpr double EvenRate = 0.03; // distance from one half
constexpr double MuchRate = 0.3;

// Plies count the moves of both sides; the winner makes the last one.
int movesOf(const engine::Worth &worth)
{
    return std::max(1, (*worth.plies + 1) / 2);
}

QString signedText(const QString &text, bool isNegative)
{
    return isNegative ? QStringLiteral("−") + text : text;
}

bool isEven(int value, const std::optional<double> &winRate)
{
    return winRate ? std::abs(*winRate - 0.5) < EvenRate : std::abs(value) < Even;
}

} // namespace

QString worthName(const engine::Worth &worth)
{
    if (worth.plies)
        return signedText(QStringLiteral("#%1").arg(movesOf(worth)), worth.value < 0);
    const QString number = QString::number(std::abs(worth.value));
    return worth.value > 0 ? QStringLiteral("+") + number : signedText(number, worth.value < 0);
}

QString worthText(const engine::Worth &worth, const std::optional<double> &winRate, rules::Side toMove)
{
    const bool isOther = winRate && !worth.plies ? *winRate < 0.5 : worth.value < 0;
    const QString side = sideName(isOther ? rules::other(toMove) : toMove);
    if (worth.plies)
        //: %1 is "Black" or "White", who wins with the %nth own move from here, as an engine thinks.
        return AnalysisWords::tr("%1 wins in %n move(s), the engine thinks", nullptr, movesOf(worth)).arg(side);
    const QString number = QString::number(std::abs(worth.value));
    if (isEven(worth.value, winRate))
        //: What an engine thinks of a position; %1 is a number of its own.
        return AnalysisWords::tr("Even (%1)").arg(number);
    if (winRate && std::abs(*winRate - 0.5) >= MuchRate)
        //: What an engine thinks of a position; %1 is "Black" or "White", %2 a number of its own.
        return AnalysisWords::tr("%1 is much better (%2)").arg(side, number);
    //: What an engine thinks of a position; %1 is "Black" or "White", %2 a number of its own.
    return AnalysisWords::tr("%1 is better (%2)").arg(side, number);
}

QString analysedLineText(const std::optional<engine::Worth> &worth, const std::vector<rules::Point> &moves)
{
    if (!worth)
        return pointsText(moves);
    //: A line of moves that an engine found: %1 is what it is worth, such as "+120", %2 its moves, such as "H8 I9".
    return AnalysisWords::tr("%1: %2").arg(worthName(*worth), pointsText(moves));
}

QString wouldPlayText(rules::Point point)
{
    //: %1 is a point; the engine tells nothing but this.
    return AnalysisWords::tr("The engine would play %1").arg(pointText(point));
}

QString paceText(const AnalysisPace &pace)
{
    const QLocale locale;
    QStringList sentences;
    if (pace.depth)
        //: So many moves an engine looks ahead.
        sentences += AnalysisWords::tr("Depth: %1.").arg(*pace.depth);
    if (pace.nodes && pace.speed)
        //: %1 positions an engine has looked at, %2 of them in a second.
        sentences += AnalysisWords::tr("Positions: %1 (%2 per second).")
                         .arg(locale.toString(qlonglong { *pace.nodes }), locale.toString(qlonglong { *pace.speed }));
    //: Seconds an engine has thought.
    sentences += AnalysisWords::tr("Time: %1 s.").arg(pace.time.count() / 1000);
    return joinSentences(sentences);
}

QString lineComment(const QString &engine, const std::optional<int> &depth, const QString &worth)
{
    if (worth.isEmpty())
        return engine;
    if (!depth)
        //: Written into a record at a line of moves: %1 is an engine, %2 what it thinks of the line.
        return AnalysisWords::tr("%1: %2").arg(engine, worth);
    //: Written into a record at a line of moves: %1 is an engine, %2 how many moves it looked ahead, %3 what it thinks.
    return AnalysisWords::tr("%1, depth %2: %3").arg(engine).arg(*depth).arg(worth);
}

} // namespace kagetsu::text
