// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/check.h"
#include "learn/task/taskproperties.h"
#include "record/collection.h"

namespace kagetsu::task {

// A fault in a page of a file, with its place.
struct PageFault
{
    enum class Code : std::uint8_t {
        NoBoard, // not a game of five in a row, or on an unsupported board
        UnknownKind, // the kind of task is unknown; `excerpt` holds the value
        SeveralKinds,
        Parameter, // `parameter` tells what is wrong with it
        Task, // the task cannot be set: `task` tells why
        More, // there are more faults than are listed
    };

    Code code = Code::NoBoard;
    ParameterFault parameter = ParameterFault::Unknown;
    TaskFaultCode task = TaskFaultCode::NoQuestion;
    std::string excerpt {}; // the first characters of the value
    int line = 0; // line of the file, from 1 like the column; 0 if not known
    int column = 0;

    friend bool operator==(const PageFault &, const PageFault &) = default;
};

// A page as stored in its file, with everything else in its game: an author's comments and variations are kept when
// pages are reordered.
struct Page
{
    record::Game game;
    std::optional<Task> task {}; // not set if there are faults; the rest of the lesson can be opened nevertheless
    std::vector<PageFault> faults {};
};

// A lesson: its pages in order.
struct Lesson
{
    std::vector<Page> pages;
};

// True if at least one game has a task. Examines the games only if the file mentions a task at all.
bool isLesson(const record::Collection &collection);

// Reads the pages from games. `bytes` are those that the collection was read from, and are used to locate faults.
Lesson readLesson(const record::Collection &collection, std::string_view bytes);
Lesson readLesson(std::string bytes);

// Convert between a task and a game.
record::Game gameOf(const Task &task);
// Returns the same game with another task. Everything else in the game is kept if the position is the same; moves of
// the main line that the task no longer contains are removed, with their variations.
record::Game withTask(record::Game game, const Task &task);
Page pageOf(record::Game game);

std::string writeLesson(const Lesson &lesson);

} // namespace kagetsu::task
