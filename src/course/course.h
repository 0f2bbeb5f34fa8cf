// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"
#include "json/texts.h"
#include "result.h"
#include "task/lesson.h"

#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::course {

// A page of a course: what is asked is the same in all languages, what is said is by language. Without a text the
// question is the plain one of its kind.
struct Page
{
    struct Words
    {
        json::Texts text; // of a point none
        json::Texts reply;
    };

    task::Task task; // without words
    json::Texts text;
    json::Texts explanation;
    json::Texts elsewhere; // see task::Task
    std::vector<Words> choices; // as many as the task has
    std::uint32_t seed = 0; // of a puzzle: what it was composed from, see puzzle/composer.h
};

// What is learned in one go: pages that explain, and tasks about it.
struct Step
{
    std::string id; // "three"
    json::Texts name;
    std::vector<Page> pages;
};

struct Course
{
    std::string id; // "forbidden-moves"
    json::Texts name;
    std::vector<Step> steps; // the last one is the test
};

// Reads a document like resources/lessons/course/forbidden-moves.json (lessons.md#courses). Fails with the first fault.
Result<Course, json::DocumentFault> readCourse(std::string_view text);

// Those the program comes with, in the order in which one learns them.
const std::vector<Course> &shippedCourses();

// The pages of a step for readers of this language ("zh-CN").
task::Lesson lessonOf(const Step &step, std::string_view language);

// What is remembered of a page that is done: "forbidden-moves/three/2", the pages counted from 1.
std::string idOf(const Course &course, const Step &step, std::size_t page);

} // namespace kagetsu::course
