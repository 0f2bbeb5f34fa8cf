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
        bool isByPhone = false; // an answer without a name that a phone has sent

        friend bool operator==(const Noted &, const Noted &) = default;
    };

    // A pupil whose answer was taken back, and the mark that counts again.
    struct Restored
    {
        std::string pupil; // empty for an answer without a name
        std::optional<practice::Mark> mark;

        friend bool operator==(const Restored &, const Restored &) = default;
    };

    // Notes the answer of a pupil, who has this mark for the page, instead of an earlier one; the same answer again
    // removes it.
    void note(const std::string &pupil, const GivenAnswer &answer, std::optional<practice::Mark> mark = {});
    // Notes one more answer without a name.
    void count(const GivenAnswer &answer, bool isByPhone = false);
    // Forgets the answers without a name that phones have sent: the phones are asked again.
    void forgetPhones();
    // Sets the mark of everybody who answered with this point.
    void judge(rules::Point point, std::optional<practice::Mark> mark);
    // Takes back the last answer that was noted, changed or removed: what the pupil had answered before counts again.
    std::optional<Restored> undo();
    bool canUndo() const { return !m_changes.empty(); }

    const std::vector<Noted> &all() const { return m_all; }
    const GivenAnswer *of(std::string_view pupil) const;
    Spread spread() const;

    friend bool operator==(const ClassAnswers &, const ClassAnswers &) = default;

private:
    struct Change
    {
        std::string pupil;
        std::optional<GivenAnswer> before {};
        std::optional<practice::Mark> mark {}; // the pupil's before
        bool isByPhone = false; // as of Noted

        friend bool operator==(const Change &, const Change &) = default;
    };

    std::vector<Noted> m_all;
    std::vector<Change> m_changes; // the last one at the end
};

} // namespace kagetsu::ui
