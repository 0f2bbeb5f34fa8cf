// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/fault.h"
#include "base/json/texts.h"
#include "base/result.h"
#include "learn/task/lesson.h"

#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::course {

// A page of a course. Its question is the same in all languages, and its texts are stored by language. Without a text,
// the standard question of its kind is asked.
struct Page
{
    struct Words
    {
        json::Texts text; // none if the choice is a point
        json::Texts reply;
    };

    task::Task task; // a task without words
    json::Texts text;
    json::Texts explanation;
    json::Texts elsewhere; // see task::Task
    std::vector<Words> choices; // one for each choice of the task
    std::uint32_t seed = 0; // the seed that a puzzle was composed from, see learn/puzzle/composer.h
};

// A unit of learning: pages that explain, and tasks about them.
struct Step
{
    std::string id; // such as "three"
    json::Texts name;
    std::vector<Page> pages;
};

// A course: its steps in the order of learning.
struct Course
{
    std::string id; // such as "forbidden-moves"
    json::Texts name;
    std::vector<Step> steps; // the last one is the test
};

// Reads a document like resources/lessons/course/forbidden-moves.json (learn.md#courses). Returns the first fault.
Result<Course, json::DocumentFault> readCourse(std::string_view text);

// Returns the courses that come with the program, in the order of learning.
const std::vector<Course> &shippedCourses();

// Returns the pages of a step for readers of this language ("zh-CN").
task::Lesson lessonOf(const Step &step, std::string_view language);

// Returns the id under which a finished page is remembered, such as "forbidden-moves/three/2"; pages count from 1.
std::string idOf(const Course &course, const Step &step, std::size_t page);

} // namespace kagetsu::course
