// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/card.h"
#include "learn/practice/classmark.h"
#include "learn/practice/puzzles.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::practice {

// A stored task, with everything needed to ask it again, even if its lesson is gone.
struct Question
{
    std::string id; // the same for equal tasks, whatever their words; not empty
    std::string kind; // kind as in lesson files
    std::string sgf; // a lesson with this page only

    friend bool operator==(const Question &, const Question &) = default;
};

using Questions = std::map<std::string, Question, std::less<>>; // keys are their ids

// A pupil with everything that is remembered of this pupil. Removing the pupil removes all of it.
struct Pupil
{
    std::string name; // unique, not empty, without leading or trailing blanks
    std::set<std::string> groups {}; // such as "4b 2026"; valid as names are
    std::map<std::string, Card, std::less<>> cards {}; // the box of daily practice; keys are the ids of the tasks
    std::set<std::string> done {}; // pages of courses that were read or solved
    std::map<MarkedPage, Mark> marks {}; // marks given in front of the class
    Rating strength {}; // in puzzles
    Attempts attempts {}; // first answers to puzzles

    friend bool operator==(const Pupil &, const Pupil &) = default;
};

inline constexpr std::size_t LongestName = 240; // length in bytes

// Returns a name with one ordinary blank between its words and none around them, its letters composed (Unicode NFC),
// cut to the longest name at a letter.
std::string goodName(std::string_view name);
// True for a name of a pupil or of a group: not empty, and as goodName() returns it.
bool isGoodName(std::string_view name);

// Reads names as people type or paste them: one pupil on each line, or several with commas or semicolons between them,
// Chinese ones too. In a line copied from a spreadsheet, the cells after the name are groups. A name is returned once.
std::vector<Pupil> pupilsTyped(std::string_view text);

// Reads groups as people type them, with commas or semicolons between them.
std::set<std::string> groupsTyped(std::string_view text);

std::optional<Mark> markOf(const Pupil &pupil, const std::string &lesson, int page);
MarkCounts markCounts(const Pupil &pupil, std::string_view lesson);

// A pupil's progress in everything.
struct Summary
{
    int pages = 0; // pages of courses that are done
    int tasks = 0; // tasks in the box
    int due = 0; // those to be asked today
    std::int64_t right = 0; // answers in practice
    std::int64_t wrong = 0;
    MarkCounts marks;

    friend bool operator==(const Summary &, const Summary &) = default;
};
Summary summaryOf(const Pupil &pupil, Day today);

} // namespace kagetsu::practice
