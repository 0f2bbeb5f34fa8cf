// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/classmark.h"
#include "rules/point.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::ui {

// What somebody in a class answered: a point of the board, or only how good the answer was.
struct GivenAnswer
{
    std::optional<rules::Point> point {};
    std::optional<practice::Mark> mark {}; // not set while a point has not been judged

    friend bool operator==(const GivenAnswer &, const GivenAnswer &) = default;
};

// How the answers of a class are spread, without any name.
struct Spread
{
    std::map<rules::Point, int> points {};
    practice::MarkCounts marks {}; // of the answers that are not points

    bool isEmpty() const { return points.empty() && marks == practice::MarkCounts(); }
    friend bool operator==(const Spread &, const Spread &) = default;
};

// The answers of a class to one page, in the order in which the teacher noted them.
class ClassAnswers
{
public:
    struct Noted
    {
        std::string pupil; // empty for an answer without a name
        GivenAnswer answer;

        friend bool operator==(const Noted &, const Noted &) = default;
    };

    // Notes the answer of a pupil instead of an earlier one; the same answer again removes it.
    void note(const std::string &pupil, const GivenAnswer &answer);
    // Notes one more answer without a name.
    void count(const GivenAnswer &answer) { m_all.push_back({ {}, answer }); }
    // Sets the mark of everybody who answered with this point.
    void judge(rules::Point point, std::optional<practice::Mark> mark);
    // Removes the answer that was noted last, and returns it.
    std::optional<Noted> undo();

    const std::vector<Noted> &all() const { return m_all; }
    const GivenAnswer *of(std::string_view pupil) const;
    Spread spread() const;

    friend bool operator==(const ClassAnswers &, const ClassAnswers &) = default;

private:
    std::vector<Noted> m_all;
};

} // namespace kagetsu::ui
