// SPDX-License-Identifier: MIT
#pragma once

#include "rules/judge.h"

#include <optional>
#include <vector>

namespace kagetsu::contest {

// The ends that a game can have (engine-contest.md#ends). The first two are regular ends; all others are faults of the
// loser.
enum class End : std::uint8_t {
    Five, // or six and more, where they win
    Full, // no point is left that may be played: a draw
    Forbidden, // a stone that the rule forbids
    Illegal, // on a stone, or off the board
    Late, // the move came after its time
    Hung, // no move came
    Crashed, // the program ended, sent too much output or broke the protocol
};

// The end of a game, and its winner.
struct Ending
{
    End end = End::Full;
    std::optional<rules::Side> winner; // nothing for a draw

    bool isFault() const { return end > End::Full; }
    friend bool operator==(const Ending &, const Ending &) = default;
};

// One game by the rules, as a value: it knows whose turn it is and what each stone does (rules.md#verdict).
// Colours alternate, beginning with Black. Nobody passes, and a forbidden stone loses at once, as is usual between
// engines.
class Referee
{
public:
    Referee(const rules::RuleSet &rules, int size)
        : m_rules(rules)
        , m_position(size)
    {
    }

    // Plays this point for the side to move. The point may be anywhere, even off the board. The game must not have
    // ended.
    void play(rules::Point point);
    // Ends the game with a loss of this side for a fault away from the board. The game must not have ended.
    void lose(rules::Side side, End end);

    bool hasEnded() const { return m_ending.has_value(); }
    const std::optional<Ending> &ending() const { return m_ending; }
    rules::Side toMove() const { return m_toMove; }
    const rules::RuleSet &rules() const { return m_rules; }
    const rules::Position &position() const { return m_position; }
    // Returns the stones on the board in the order they were played, including a forbidden one.
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

} // namespace kagetsu::contest
