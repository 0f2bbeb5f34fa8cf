// SPDX-License-Identifier: MIT
#pragma once

#include "engine/protocol/commands.h"
#include "engine/talk/task.h"

#include <map>

namespace kagetsu::engine {

// What the engine in the process has been told, so that it is told only what changes (engines.md#settings).
class Knowledge
{
public:
    // Another board, empty: START or RESTART. It is told everything anew.
    void beginBoard(int size);
    void forgetBoard() { m_size = 0; }
    int size() const { return m_size; } // 0: none
    void setUsed() { m_isUsed = true; }
    bool isUsed() const { return m_isUsed; } // the board has had a position

    void setRule(std::optional<int> rule) { m_rule = rule; }
    std::optional<int> rule() const { return m_rule; }

    // The INFO lines before a search, all but the rule; the same ones are not sent twice, but for the time left.
    Lines infoLines(const std::vector<Setting> &settings);

    // The stones that it has on its board and goes on from when TURN comes.
    void setGame(std::vector<PlacedStone> stones) { m_game = std::move(stones); }
    void forgetGame() { m_game.reset(); }
    // The one stone of the other side that a position has besides.
    std::optional<rules::Point> nextStone(const Position &position) const;

private:
    int m_size = 0;
    bool m_isUsed = false;
    std::optional<int> m_rule;
    std::map<std::string, std::string> m_settings;
    std::optional<std::vector<PlacedStone>> m_game;
};

// All that is told before a search of this kind, in its order; of the same key the last counts.
std::vector<Setting> settingsFor(
    const Task &task, const Profile &profile, const StartOptions &options, Dialect dialect);

} // namespace kagetsu::engine
