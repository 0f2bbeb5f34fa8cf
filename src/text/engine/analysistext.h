// SPDX-License-Identifier: MIT
#pragma once

#include "engine/report.h"

#include <QString>

namespace kagetsu::text {

// Texts for what an engine thinks of a position. Each engine has its own scale of numbers, so the words say only which
// side is better (engine.md#worths-in-words). A worth is that of the side to move.

// Returns a short worth for a list or a point: "+120", "−317"; "#4" if the side to move wins with its fourth move,
// "−#4" if it loses that way.
QString worthName(const engine::Worth &worth);
// Returns a worth in words: "Black is better (120)", "White wins in 4 moves". `winRate` is from 0 to 1, if the engine
// reports it.
QString worthText(const engine::Worth &worth, const std::optional<double> &winRate, rules::Side toMove);
// Returns a line with its worth: "+120: H8 I9".
QString analysedLineText(const std::optional<engine::Worth> &worth, const std::vector<rules::Point> &moves);
// Returns the text for an engine that only says what it would play.
QString wouldPlayText(rules::Point point);

// The progress of an analysis. Values that are not set are omitted from the text.
struct AnalysisPace
{
    std::optional<int> depth;
    std::optional<std::int64_t> nodes;
    std::optional<std::int64_t> speed; // nodes per second
    engine::Milliseconds time { 0 };

    friend bool operator==(const AnalysisPace &, const AnalysisPace &) = default;
};
// Returns the progress in one line.
QString paceText(const AnalysisPace &pace);

// Returns the comment for an analysed line in a record: "Kagetsu, depth 9: Black is better (120)".
QString lineComment(const QString &engine, const std::optional<int> &depth, const QString &worth);

} // namespace kagetsu::text
