// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gameinfo.h"
#include "record/model/nodedetails.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace kagetsu::record {

// The kinds of contents that one format has and another cannot hold.
enum class ExportLoss : std::uint8_t {
    GameFacts, // players, event, result, rules
    GameBorders, // several games in one tree
    Clocks,
    OpeningNotes, // also claims, warnings and offers
    Properties, // markup, and what was not understood
    NowhereMoves,
    RemovedStones,
    StartMarks,
    BoardTexts, // texts on points, or on no point
    Games, // all games but one
    Variations,
    Texts, // comments and names of nodes
    Order, // the order in which the stones were played
};

constexpr int ExportLossCount = static_cast<int>(ExportLoss::Order) + 1;

// Counts how often each loss occurred.
class ExportLosses
{
public:
    void add(ExportLoss loss, int count = 1) { m_counts[static_cast<std::size_t>(loss)] += count; }
    void add(const ExportLosses &others)
    {
        for (std::size_t i = 0; i < m_counts.size(); ++i)
            m_counts[i] += others.m_counts[i];
    }
    int count(ExportLoss loss) const { return m_counts[static_cast<std::size_t>(loss)]; }

    friend bool operator==(const ExportLosses &, const ExportLosses &) = default;

private:
    std::array<int, ExportLossCount> m_counts {};
};

// True if the record has facts about its game: players, event, result, rules.
bool tellsFacts(GameInfo info);
// True if the node has notes about the opening, claims, warnings or offers, which have properties of their own in SGF.
bool tellsOpening(NodeDetails details);

} // namespace kagetsu::record
