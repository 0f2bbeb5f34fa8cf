// SPDX-License-Identifier: MIT
#pragma once

#include "practice/card.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kagetsu::practice {

// A task as it is kept, with all that is needed to ask it again, also when its lesson is gone.
struct Question
{
    std::string id; // the same for the same task, whatever its words; not empty
    std::string kind; // as in lesson files
    std::string sgf; // a lesson of this one page

    friend bool operator==(const Question &, const Question &) = default;
};

struct Pupil
{
    std::string name; // no other pupil has it; not empty, no space around it
    std::map<std::string, Card, std::less<>> cards {}; // by the ids of their tasks

    friend bool operator==(const Pupil &, const Pupil &) = default;
};

// All that can happen to a book. Values, so that what is kept on disk is the fold of the same.
struct PupilAdded
{
    std::string name; // is chosen from now on
};
struct PupilRenamed
{
    std::string from;
    std::string to;
};
struct PupilDeleted
{
    std::string name;
};
struct PupilChosen
{
    std::optional<std::string> name; // nothing: nobody practises
};
struct TaskAnswered
{
    std::string pupil;
    Question question;
    bool isRight = false;
    Day today = 0;
};
// A task that nobody can ask any more.
struct TaskDropped
{
    std::string pupil;
    std::string task;
};
using Change = std::variant<PupilAdded, PupilRenamed, PupilDeleted, PupilChosen, TaskAnswered, TaskDropped>;

// The pupils of a machine, each with a box of five, and the tasks in them.
class Book
{
public:
    static constexpr std::size_t MostPupils = 500;
    static constexpr std::size_t MostCards = 20'000; // of one pupil; then no new task enters
    static constexpr std::size_t LongestName = 240; // in bytes

    const std::vector<Pupil> &pupils() const { return m_pupils; } // in the order in which they came
    const Pupil *pupil(std::string_view name) const;
    const Pupil *chosen() const { return m_chosen.empty() ? nullptr : pupil(m_chosen); }
    const Question *question(std::string_view task) const;

    // False when nothing is changed by it: a name that is empty, too long or taken, or nobody's; or it is so already.
    bool apply(const Change &change);

    // As a store read it. The names must be good, and each card must have its question.
    static Book of(std::vector<Pupil> pupils, std::string chosen, std::vector<Question> questions);

    friend bool operator==(const Book &, const Book &) = default;

private:
    Pupil *find(std::string_view name);
    bool isFree(const std::string &name) const;
    bool carryOut(const PupilAdded &change);
    bool carryOut(const PupilRenamed &change);
    bool carryOut(const PupilDeleted &change);
    bool carryOut(const PupilChosen &change);
    bool carryOut(const TaskAnswered &change);
    bool carryOut(const TaskDropped &change);
    void tellKind(const Question &question);
    void forgetUnused();

    std::vector<Pupil> m_pupils;
    std::string m_chosen;
    std::map<std::string, Question, std::less<>> m_questions;
};

// Ids of the tasks to be asked: what has waited longest first, then those of lower boxes.
std::vector<std::string> dueTasks(const Pupil &pupil, Day today);
std::size_t dueCount(const Pupil &pupil, Day today);

// The first day after today on which something comes, and how many tasks.
struct NextDue
{
    Day day = 0;
    std::size_t count = 0;

    friend bool operator==(const NextDue &, const NextDue &) = default;
};
std::optional<NextDue> nextDue(const Pupil &pupil, Day today);

// How far a pupil is in the tasks of one kind.
struct KindProgress
{
    std::string kind;
    std::array<int, Boxes> inBox {}; // how many tasks lie in each
    int right = 0; // answers
    int wrong = 0;

    friend bool operator==(const KindProgress &, const KindProgress &) = default;
};
// Only kinds of which there are tasks, by name.
std::vector<KindProgress> progressByKind(const Pupil &pupil);

} // namespace kagetsu::practice
