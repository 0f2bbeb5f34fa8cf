// SPDX-License-Identifier: MIT
#pragma once

#include "engine/report.h"

#include <QString>

namespace kagetsu::wording {

// What an engine thinks of a position, for people. Its numbers are its own and no two engines count alike, so words
// say no more than who is better (engines.md#worths-in-words). A worth is that of the side to move.

// "+120", "−317"; "#4" where a side wins with its fourth move, "−#4" where it loses so. For a list or a point.
QString worthName(const engine::Worth &worth);
// "Black is better (120)", "White wins in 4 moves": for a glance. The rate of wins, 0 to 1, where it is told.
QString worthText(const engine::Worth &worth, const std::optional<double> &winRate, rules::Side toMove);
// "+120: H8 I9".
QString analysedLineText(const std::optional<engine::Worth> &worth, const std::vector<rules::Point> &moves);
// Where an engine only says what it would play.
QString wouldPlayText(rules::Point point);

// How far an analysis has come; what is not told is left out.
struct AnalysisPace
{
    std::optional<int> depth;
    std::optional<std::int64_t> nodes;
    std::optional<std::int64_t> speed; // nodes a second
    engine::Milliseconds time { 0 };

    friend bool operator==(const AnalysisPace &, const AnalysisPace &) = default;
};
QString paceText(const AnalysisPace &pace);

// What is written beside a line in a record: "Kagetsu, depth 9: Black is better (120)".
QString lineComment(const QString &engine, const std::optional<int> &depth, const QString &worth);

} // namespace kagetsu::wording
