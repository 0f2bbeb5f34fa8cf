// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gameinfo.h"
#include "record/model/nodedetails.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace kagetsu::record {

// What one format tells and the other cannot.
enum class ExportLoss : std::uint8_t {
    GameFacts, // players, event, result, rules
    GameBorders, // several games in one tree
    Clocks,
    OpeningNotes, // and claims, warnings, offers
    Properties, // markup and what was not understood
    NowhereMoves,
    RemovedStones,
    StartMarks,
    BoardTexts, // on points, or on no point
    Games, // all but one
    Variations,
    Texts, // comments and names of nodes
    Order, // in which the stones were played
};

constexpr int ExportLossCount = static_cast<int>(ExportLoss::Order) + 1;

// How often each occurred.
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

// The record says something of its game: players, event, result, rules.
bool tellsFacts(GameInfo info);
// The node says something of the opening, or of claims, warnings and offers: what has a place of its own in SGF.
bool tellsOpening(NodeDetails details);

} // namespace kagetsu::record
