// SPDX-License-Identifier: MIT
#pragma once

#include "rules/judge.h"

namespace kagetsu::lesson {

// A score, for one position or for many.
struct Score
{
    int sought = 0; // number of forbidden points
    int found = 0;
    int wrong = 0; // allowed points that were taken for forbidden ones
    int positions = 0; // finished positions
    int faultless = 0; // positions with everything found and nothing wrong

    Score &operator+=(const Score &other);
    friend bool operator==(const Score &, const Score &) = default;
};

// An exercise of "Practice": a person points at every forbidden point of a position that they see.
class Exercise
{
public:
    explicit Exercise(const rules::Position &position, rules::Side side = rules::Side::Black,
        const rules::RuleSet &rules = { .rule = rules::Rule::Renju });

    enum class Tap : std::uint8_t {
        Right,
        Wrong,
        Again, // tapped before
        NoPoint, // occupied by a stone
        Over, // tapped after done(): shown, but not counted
    };
    // Counts a tap. The point must be on the board.
    Tap tap(rules::Point point);
    // Ends the exercise; later taps do not count.
    void finish() { m_isDone = true; }
    bool isDone() const { return m_isDone; }

    const rules::Position &position() const { return m_position; }
    rules::Side side() const { return m_side; }
    const rules::RuleSet &rules() const { return m_rules; }

    // Return forbidden points in board order: those found, and those missed.
    std::vector<rules::FoulPoint> found() const;
    std::vector<rules::FoulPoint> missed() const;
    // Returns points wrongly taken for forbidden, in the order of the taps.
    const std::vector<rules::Point> &wrong() const { return m_wrong; }
    Score score() const;

private:
    std::vector<rules::FoulPoint> those(bool isFound) const;

    rules::Position m_position;
    rules::Side m_side;
    rules::RuleSet m_rules;
    std::vector<rules::FoulPoint> m_sought;
    rules::PointSet m_tapped;
    std::vector<rules::Point> m_wrong;
    bool m_isDone = false;
};

} // namespace kagetsu::lesson
