// SPDX-License-Identifier: MIT
#pragma once

#include "ui/learn/worksheet/worksheet.h"

#include <QStringList>

#include <array>
#include <functional>

namespace kagetsu::ui {

// The source of a sheet's tasks: exactly one of the three members is set.
struct SheetSource
{
    // A position of a record, which becomes a task once the question is chosen.
    struct Place
    {
        QString name;
        task::Task task;
        bool isChosen = false;
        QString comment {}; // what the record says about it
        QString moves {}; // see SheetTask
        std::optional<task::Kind> kind {}; // its own question; if not set, the question of all
    };
    // Where a chapter of a course begins, for a booklet.
    struct Chapter
    {
        QString name;
        std::size_t first = 0; // index in `lesson`
    };

    std::vector<task::Task> lesson {};
    std::vector<Chapter> chapters {}; // of the lesson; none if it has no parts
    QString course {}; // id of the course that `lesson` was taken from, or empty
    QString title {}; // title where the user types none
    std::vector<Place> places {};
    std::optional<task::SeedOrder> seed {};
};

// The questions that can be asked about any position; Show asks nothing and says what the record says.
inline constexpr std::array AskedOfPlaces { task::Kind::ForbiddenPoints, task::Kind::FirstMove, task::Kind::Win,
    task::Kind::Defend, task::Kind::Show };

// Returns all steps of a course that comes with the program, each as a chapter, in a language given as a code of
// catalogueCodes(). Nothing if there is no such course.
std::optional<SheetSource> courseSource(const QString &id, const QString &language);

// Returns the position with only this question, because comments, marks and moves of a record may reveal the answer;
// with all of them for Show.
task::Task askedOf(const SheetSource::Place &place, task::Kind kind);

// Tasks with their solutions, and the number of tasks that had to be left out.
struct SolvedTasks
{
    std::vector<SheetTask> tasks {};
    std::vector<SheetChapter> chapters {};
    int leftOut = 0; // tasks that cannot be set, such as a win where there is none
};

// Receives the finished part, from 0 to 1, and returns whether to continue.
using SheetProgress = std::function<bool(double part)>;

// What is put on a sheet.
struct SheetContents
{
    std::vector<task::Task> tasks {};
    QStringList moves {}; // of each task, see SheetTask; or empty
    std::vector<SheetSource::Chapter> chapters {};
    bool keepsShown = false; // pages that ask nothing are kept, as in a booklet
};

// Returns the tasks with their solutions. This takes some time.
SolvedTasks solve(const SheetContents &contents, const SheetProgress &goesOn);
SolvedTasks solve(const task::SeedOrder &order, const SheetProgress &goesOn);

} // namespace kagetsu::ui
