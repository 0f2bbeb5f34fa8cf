// SPDX-License-Identifier: MIT
#pragma once

#include "engine/lines/commands.h"
#include "engine/talk/task.h"

#include <map>

namespace kagetsu::engine {

// Holds what the engine in the process already knows, so that only changes are sent (engine.md#settings).
class Knowledge
{
public:
    // Begins a new, empty board, by START or RESTART. Everything is sent again after that.
    void beginBoard(int size);
    void forgetBoard() { m_size = 0; }
    int size() const { return m_size; } // 0 means no board
    void setUsed() { m_isUsed = true; }
    bool isUsed() const { return m_isUsed; } // True if the board has had a position

    void setRule(std::optional<int> rule) { m_rule = rule; }
    std::optional<int> rule() const { return m_rule; }

    // Returns the INFO lines to send before a search, except the rule. Only changed settings are sent, and always the
    // time left.
    Lines infoLines(const std::vector<Setting> &settings);

    // Stores the stones on the engine's board, from which it continues when TURN comes.
    void setGame(std::vector<PlacedStone> stones) { m_game = std::move(stones); }
    void forgetGame() { m_game.reset(); }
    // Returns the one stone of the other side that the position has in addition, or nothing if it differs in any other
    // way.
    std::optional<rules::Point> nextStone(const Position &position) const;

private:
    int m_size = 0;
    bool m_isUsed = false;
    std::optional<int> m_rule;
    std::map<std::string, std::string> m_settings;
    std::optional<std::vector<PlacedStone>> m_game;
};

// Returns all settings for a search of this kind, in order. A later setting replaces an earlier one with the same key.
std::vector<Setting> settingsFor(
    const Task &task, const Profile &profile, const StartOptions &options, Dialect dialect);

} // namespace kagetsu::engine
