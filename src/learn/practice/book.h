// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/joining.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kagetsu::practice {

// The changes of a book. They are values, so that the file on disk can be changed by the same ones.
struct PupilAdded
{
    std::string name; // becomes the chosen pupil
};
// Gives a pupil another name.
struct PupilRenamed
{
    std::string from;
    std::string to;
};
// Removes a pupil with all cards.
struct PupilDeleted
{
    std::string name;
};
// Chooses who practises.
struct PupilChosen
{
    std::optional<std::string> name; // not set if nobody practises
};
// Records a pupil's answer to a task.
struct TaskAnswered
{
    std::string pupil;
    Question question;
    bool isRight = false;
    Day today = 0;
};
// A task that can no longer be asked.
struct TaskDropped
{
    std::string pupil;
    std::string task;
};
// Puts a pupil into these groups and no others.
struct PupilGrouped
{
    std::string name;
    std::set<std::string> groups;
};
// A page of a course was read or solved.
struct PageDone
{
    std::string pupil;
    std::string page; // its id
};
// Marks all pages of courses as not done.
struct CoursesRestarted
{
    std::string pupil;
};
// A mark given in front of the class; without a value, it is taken back.
struct PageMarked
{
    std::string pupil;
    MarkedPage page;
    std::optional<Mark> mark;
};
// Joins pupils who were typed or pasted, or come from another computer.
struct ClassJoined
{
    ClassData data;
};
// Puzzles were made of a part of a place; those that are known already are left out.
struct PuzzlesMade
{
    Quarry quarry; // how far the place is now
    std::vector<KeptPuzzle> puzzles {};
};
// A place is no longer looked through. Its puzzles stay.
struct QuarryLeft
{
    std::string place;
};
// A pupil's answer to a puzzle. Only the first one counts, for the pupil and for the puzzle.
struct PuzzleAnswered
{
    std::string pupil;
    std::string puzzle; // its id
    bool isRight = false;
    Day today = 0;
};
using Change = std::variant<PupilAdded, PupilRenamed, PupilDeleted, PupilChosen, TaskAnswered, TaskDropped,
    PupilGrouped, PageDone, CoursesRestarted, PageMarked, ClassJoined, PuzzlesMade, QuarryLeft, PuzzleAnswered>;

// The pupils on one computer: the one list of them, with everything that is remembered of each, and the tasks in their
// boxes.
class Book
{
public:
    static constexpr std::size_t MostPupils = 5000;
    static constexpr std::size_t MostCards = 20'000; // limit for one pupil; beyond it, no new task is added
    static constexpr std::size_t MostMarks = 9000; // limit for one pupil; beyond it, no new mark is added

    const std::vector<Pupil> &pupils() const { return m_pupils; } // pupils in the order in which they were added
    const Pupil *pupil(std::string_view name) const;
    const Pupil *chosen() const { return m_chosen.empty() ? nullptr : pupil(m_chosen); }
    const Question *question(std::string_view task) const;
    const PuzzleBook &puzzleBook() const { return m_shelf; }
    // Returns everything but who is chosen, and of the puzzles those that somebody has answered.
    ClassData data() const;
    // Returns how many pupils there would be after joining these. Joining more than MostPupils is refused.
    std::size_t countWith(const ClassData &data) const;
    // Returns the names of all groups.
    std::set<std::string> groups() const;

    // Applies a change. Returns false if it changes nothing: the name is empty, too long, taken or unknown, or the book
    // is already so.
    bool apply(const Change &change);

    // Builds a book from what a store has read. The names must be valid, each card must have its question, and each
    // attempt its puzzle.
    static Book of(
        std::vector<Pupil> pupils, std::string chosen, std::vector<Question> questions, PuzzleBook shelf = {});

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
    bool carryOut(const PupilGrouped &change);
    bool carryOut(const PageDone &change);
    bool carryOut(const CoursesRestarted &change);
    bool carryOut(const PageMarked &change);
    bool carryOut(const ClassJoined &change);
    bool carryOut(const PuzzlesMade &change);
    bool carryOut(const QuarryLeft &change);
    bool carryOut(const PuzzleAnswered &change);
    void tellKind(const Question &question);
    void forgetUnused();

    std::vector<Pupil> m_pupils;
    std::string m_chosen;
    Questions m_questions;
    PuzzleBook m_shelf;
};


// Returns the changes that give pupils and groups of earlier versions names as goodName() returns them; pupils who then
// have the same name become one.
std::vector<Change> tidying(const Book &book);

// Returns the ids of the tasks to be asked, those overdue longest first, then those from lower boxes.
std::vector<std::string> dueTasks(const Pupil &pupil, Day today);
std::size_t dueCount(const Pupil &pupil, Day today);

// The first day after today on which tasks are due, and their number.
struct NextDue
{
    Day day = 0;
    std::size_t count = 0;

    friend bool operator==(const NextDue &, const NextDue &) = default;
};
std::optional<NextDue> nextDue(const Pupil &pupil, Day today);

// A pupil's progress in the tasks of one kind.
struct KindProgress
{
    std::string kind;
    std::array<int, Boxes> inBox {}; // number of tasks in each box
    std::int64_t right = 0; // number of answers
    std::int64_t wrong = 0;

    friend bool operator==(const KindProgress &, const KindProgress &) = default;
};
// Returns only kinds that have tasks, sorted by name.
std::vector<KindProgress> progressByKind(const Pupil &pupil);

} // namespace kagetsu::practice
