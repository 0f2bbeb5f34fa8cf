// SPDX-License-Identifier: MIT
#pragma once

#include "rules/judge.h"

namespace kagetsu::lesson {

// How far somebody came, in one position or in many.
struct Score
{
    int sought = 0; // forbidden points there were
    int found = 0;
    int wrong = 0; // other points taken for forbidden ones
    int positions = 0; // that are done
    int faultless = 0; // of these: everything found, nothing wrong

    Score &operator+=(const Score &other);
    friend bool operator==(const Score &, const Score &) = default;
};

// "Practice": somebody points at every forbidden point of a position, as far as they see it.
class Exercise
{
public:
    explicit Exercise(const rules::Position &position, rules::Side side = rules::Side::Black,
        const rules::RuleSet &rules = { .rule = rules::Rule::Renju });

    enum class Tap : std::uint8_t {
        Right,
        Wrong,
        Again, // pointed at before
        NoPoint, // a stone lies there
        Over, // after done(): looked at, not counted
    };
    // The point must be on the board.
    Tap tap(rules::Point point);
    // Nothing is counted after it.
    void finish() { m_isDone = true; }
    bool isDone() const { return m_isDone; }

    const rules::Position &position() const { return m_position; }
    rules::Side side() const { return m_side; }
    const rules::RuleSet &rules() const { return m_rules; }

    // Forbidden points in board order: those found, and those that are not.
    std::vector<rules::FoulPoint> found() const;
    std::vector<rules::FoulPoint> missed() const;
    // Points wrongly taken for forbidden, in the order of the taps.
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
