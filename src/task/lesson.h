// SPDX-License-Identifier: MIT
#pragma once

#include "record/collection.h"
#include "task/check.h"
#include "task/properties.h"

namespace kagetsu::task {

// What is wrong with a page of a file, and where.
struct PageFault
{
    enum class Code : std::uint8_t {
        NoBoard, // no game of five in a row, or on a board that is none of ours
        UnknownKind, // of task; `excerpt` is what stands there
        SeveralKinds,
        Parameter, // `parameter` says what of it
        Task, // the task cannot be set: `task` says why
        More, // there are more than are listed
    };

    Code code = Code::NoBoard;
    ParameterFault parameter = ParameterFault::Unknown;
    TaskFaultCode task = TaskFaultCode::NoQuestion;
    std::string excerpt {}; // the first characters of the value
    int line = 0; // of the file, from 1 as the column; 0: not known
    int column = 0;

    friend bool operator==(const PageFault &, const PageFault &) = default;
};

// A page as it stands in its file, with everything else that its game says: comments and variations of an author stay
// when pages are put in another order.
struct Page
{
    record::Game game;
    std::optional<Task> task {}; // nothing where there are faults: the rest of the lesson opens all the same
    std::vector<PageFault> faults {};
};

struct Lesson
{
    std::vector<Page> pages;
};

// Some game of it has a task. Looks into the games only where the file says so somewhere.
bool isLesson(const record::Collection &collection);

// Pages of games; the bytes are those the collection was read from, and tell the places of faults.
Lesson readLesson(const record::Collection &collection, std::string_view bytes);
Lesson readLesson(std::string bytes);

// The game that tells a task, and what a game tells of one.
record::Game gameOf(const Task &task);
// The same game with another task: what else it says stays, where the position is the same; of the main line what is no
// longer of the task goes, with what hangs on it.
record::Game withTask(record::Game game, const Task &task);
Page pageOf(record::Game game);

std::string writeLesson(const Lesson &lesson);

} // namespace kagetsu::task
