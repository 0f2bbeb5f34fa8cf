// SPDX-License-Identifier: MIT
#pragma once

#include "rules/judge.h"

#include <optional>
#include <vector>

namespace kagetsu::duel {

// What brought a game to its end (duel.md#ends). The first two are played; all others are faults of the one who loses.
enum class End : std::uint8_t {
    Five, // or six and more, where they win
    Full, // no point is left that may be played: a draw
    Forbidden, // a stone that the rule forbids
    Illegal, // on a stone, or off the board
    Late, // the move came after its time
    Hung, // no move came
    Crashed, // the program ended, flooded or broke the protocol
};

struct Ending
{
    End end = End::Full;
    std::optional<rules::Side> winner; // none of a draw

    bool isFault() const { return end > End::Full; }
    friend bool operator==(const Ending &, const Ending &) = default;
};

// One game by the rules, as a value: whose turn it is, and what each stone makes of it (forbidden-moves.md#verdict).
// Colours alternate from Black on. Nobody passes, and a forbidden stone loses at once, as engines among themselves
// play.
class Referee
{
public:
    Referee(const rules::RuleSet &rules, int size)
        : m_rules(rules)
        , m_position(size)
    {
    }

    // A point of the side to move, which may lie anywhere; the game has not ended.
    void play(rules::Point point);
    // This side has done something beside the board; the game has not ended.
    void lose(rules::Side side, End end);

    bool hasEnded() const { return m_ending.has_value(); }
    const std::optional<Ending> &ending() const { return m_ending; }
    rules::Side toMove() const { return m_toMove; }
    const rules::RuleSet &rules() const { return m_rules; }
    const rules::Position &position() const { return m_position; }
    // The stones on the board in the order played, a forbidden one included.
    const std::vector<rules::Point> &stones() const { return m_stones; }

    friend bool operator==(const Referee &, const Referee &) = default;

private:
    bool canMove(rules::Side side) const;

    rules::RuleSet m_rules;
    rules::Position m_position;
    std::vector<rules::Point> m_stones;
    rules::Side m_toMove = rules::Side::Black;
    std::optional<Ending> m_ending;
};

} // namespace kagetsu::duel
